/** The states a gift code can be in, in the order they are listed. */
export const GIFT_CODE_STATES = ["unused", "used", "expired", "revoked"] as const;
export type GiftCodeState = (typeof GIFT_CODE_STATES)[number];

/** What is known to have happened to a gift code, and until when it can be redeemed. */
export type GiftCodeFacts = { redeemedAt: Date | null; revokedAt: Date | null; expiresAt: Date | null };

/** The state that follows from the facts: what happened to a code counts more than what time did. */
export function giftCodeState({ redeemedAt, revokedAt, expiresAt }: GiftCodeFacts, now: Date): GiftCodeState {
  if (redeemedAt) return "used";
  if (revokedAt) return "revoked";
  return expiresAt && expiresAt <= now ? "expired" : "unused";
}
