import "server-only";
import { cache } from "react";
import type { Account } from "@/lib/accounts/actor";
import { findAccountWith, requireAccountWith } from "@/lib/accounts/gate";
import { actionFor } from "@/lib/http/action";
import { OWNER_HEADER } from "@/lib/http/call";
import { AppError } from "@/lib/http/errors";
import type { Candidate, Learner } from "@/lib/payments/actor";
import { type Access, accessFrom, gracePeriodEnd, lastExpiry } from "@/lib/payments/entitlement";
import { findSessionUserWithGrants } from "@/lib/payments/queries";

export type SignedIn = { account: Account; access: Access };

/** The signed-in account and its access, read in one query once per request. */
export const findSignedIn = cache(async (): Promise<SignedIn | null> => {
  const found = await findAccountWith(findSessionUserWithGrants);
  return found && { account: found.account, access: accessFrom(found.user.grants, new Date()) };
});

/** The account as a learner if access is active, otherwise the reason why not. */
export function toLearner(account: Account, access: Access): Learner | AppError {
  if (account.isSuspended) return new AppError("suspended");
  if (access.state === "expired") return new AppError("expired");
  if (access.state === "scheduled")
    return new AppError("payment_required", "paid access begins later", { reason: "access_scheduled" });
  if (access.state !== "active" || !access.expiresAt) return new AppError("payment_required");
  return { ...account, accessExpiresAt: access.expiresAt } as Learner;
}

/** The account as a candidate, otherwise the reason why not. */
export function toCandidate(account: Account, access: Access, now = new Date()): Candidate | AppError {
  const isInGracePeriod = !account.isSuspended && gracePeriodEnd(access, now) !== null;
  if (!isInGracePeriod) return toLearner(account, access);
  return { ...account, accessExpiresAt: lastExpiry(access) } as Candidate;
}

/** Whether access is active, so that everything paid for is open and not only the current attempt. */
export function isLearner(candidate: Candidate, now = new Date()): candidate is Learner {
  return candidate.accessExpiresAt > now;
}

async function requireActor<A>(toActor: (account: Account, access: Access, now: Date) => A | AppError): Promise<A> {
  const { account, user } = await requireAccountWith(findSessionUserWithGrants);
  const now = new Date();
  const actor = toActor(account, accessFrom(user.grants, now), now);
  if (actor instanceof AppError) throw actor;
  return actor;
}

/** Gate for continuing an attempt. @throws AppError unauthenticated, suspended, payment_required or expired */
export const requireCandidate = () => requireActor(toCandidate);

/** Gate for all paid content. @throws AppError unauthenticated, suspended, payment_required or expired */
export const requireLearner = () => requireActor(toLearner);

/** As `requireLearner`; also unauthenticated if the page was rendered for another user than the one signed in now. */
export async function requireLearnerOf(request: Request): Promise<Learner> {
  const learner = await requireLearner();
  const owner = request.headers.get(OWNER_HEADER);
  if (owner !== null && owner !== learner.id)
    throw new AppError("unauthenticated", "the page was made for somebody else", { reason: "other_account" });
  return learner;
}

/** Wraps a domain function as a server action for learners: `learnerAction(schema, fn)`. */
export const learnerAction = actionFor(requireLearner);
