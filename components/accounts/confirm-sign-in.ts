import { forgetAccount, keepAccount } from "@/components/accounts/stored-account";
import { callApi } from "@/lib/http/call";

const REFETCH_MS = 100;

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Stores the profile after a sign-in. False when the next request is 401: the browser did not keep the session. */
export async function confirmSignIn(profile: unknown): Promise<boolean> {
  keepAccount(profile);
  await pause(REFETCH_MS);
  const again = await callApi("/api/user");
  if (again.ok) keepAccount(again.data);
  else if (again.status === 401) await forgetAccount();
  return again.ok || again.status !== 401;
}
