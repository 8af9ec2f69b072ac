export const GIFT_CODE_STATES = ["unused", "used", "expired", "revoked"] as const;
export type GiftCodeState = (typeof GIFT_CODE_STATES)[number];

export type GiftCodeFacts = { redeemedAt: Date | null; revokedAt: Date | null; expiresAt: Date | null };

/** Redemption and revocation take precedence over expiry. */
export function giftCodeState({ redeemedAt, revokedAt, expiresAt }: GiftCodeFacts, now: Date): GiftCodeState {
  if (redeemedAt) return "used";
  if (revokedAt) return "revoked";
  return expiresAt && expiresAt <= now ? "expired" : "unused";
}
