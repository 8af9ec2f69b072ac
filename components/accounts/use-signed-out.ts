import { useRouter } from "next/navigation";
import { sleep } from "@/components/accounts/confirm-sign-in";
import { forgetAccount } from "@/components/accounts/stored-account";
import { notify } from "@/components/ui/toaster";

/**
 * Handles the end of the session: shows a notice, deletes what the device keeps of the account, opens the home page
 * and discards all fetched data.
 */
export function useSignedOut() {
  const router = useRouter();
  return async (title: string, text?: string, minimumMs = 0): Promise<void> => {
    notify({ tone: "good", title, text });
    await Promise.all([forgetAccount(), sleep(minimumMs)]);
    router.push("/");
    router.refresh();
  };
}
