import "server-only";
import { recordEvent } from "@/lib/accounts/mutations/record-event";
import { verifyLogin } from "@/lib/accounts/queries";
import type { Login } from "@/lib/accounts/schema";
import { db } from "@/lib/db";
import { countActBy, forgetActBy } from "@/lib/rate-limit";

/**
 * The one way in with e-mail and password, behind every door that takes them. The try is counted before the costly look at
 * the password; a right one forgets the account's wrong ones.
 * @param address of the caller (lib/client-address.ts)
 * @returns what a session needs, or null when the pair is wrong
 * @throws AppError rate_limited
 */
export async function signIn(
  login: Login,
  address: string,
): Promise<{ id: string; sessionVersion: number; isAdmin: boolean } | null> {
  const caller = { account: login.email, address };
  await countActBy("login", caller);
  const user = await verifyLogin(login);
  if (!user) return null;
  await forgetActBy("login", caller);
  await recordEvent(db(), { kind: "signed_in", actorId: user.id, subjectId: user.id });
  return user;
}
