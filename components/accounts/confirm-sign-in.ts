import { deleteStoredAccount, storeAccount } from "@/components/accounts/stored-account";
import { callApi } from "@/lib/http/call";

const RECHECK_MS = 100;

export const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Stores the profile after a sign-in. False if the next request is answered 401, that is, if the browser rejected the
 * session cookie.
 */
export async function confirmSignIn(profile: unknown): Promise<boolean> {
  storeAccount(profile);
  await sleep(RECHECK_MS);
  const user = await callApi("/api/user");
  if (user.ok) storeAccount(user.data);
  else if (user.status === 401) await deleteStoredAccount();
  return user.ok || user.status !== 401;
}
