import { requireAccountOf } from "@/lib/accounts/gate";
import { findCaller, markBrowser } from "@/lib/accounts/known-browser";
import { acceptTerms } from "@/lib/accounts/mutations/accept-terms";
import { signIn } from "@/lib/accounts/mutations/sign-in";
import { openSession } from "@/lib/accounts/next-auth";
import type { Login } from "@/lib/accounts/schema";
import type { Session } from "@/lib/accounts/session";
import { signReviewToken } from "@/lib/accounts/tokens";
import { AppError } from "@/lib/http/errors";
import { toProfile } from "@/lib/payments/profile";
import { findAccess } from "@/lib/payments/queries";

/**
 * Signs a user in and returns their profile with a review token.
 * @throws AppError unauthenticated (invalid_credentials, second_factor_required, wrong_second_factor) or rate_limited
 */
export async function handleLogin(login: Login) {
  const session = await signIn(login, await findCaller(login.email));
  if (!session) throw new AppError("unauthenticated", "wrong e-mail or password", { reason: "invalid_credentials" });
  return startSession(session, login.email, login.terms);
}

/**
 * Opens a session in this browser and marks the browser; returns the profile with a review token.
 * @param acceptsTerms whether the terms were accepted with the sign-in, as on the home page
 */
export async function startSession(session: Session, email: string, acceptsTerms = false) {
  const account = await requireAccountOf(session);
  if (acceptsTerms) await acceptTerms(account);
  const access = await findAccess(account);
  const opened = await openSession(session, access.expiresAt);
  await markBrowser("signed_in", email);
  return toProfile(account, access, await signReviewToken(opened));
}
