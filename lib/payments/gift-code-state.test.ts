import { describe, expect, it } from "vitest";
import { giftCodeState } from "@/lib/payments/gift-code-state";

const NOW = new Date("2026-11-21T12:00:00Z");
const past = new Date("2026-11-20T12:00:00Z");
const later = new Date("2026-11-22T12:00:00Z");
const untouched = { redeemedAt: null, revokedAt: null, expiresAt: null };

describe("the state of a gift code", () => {
  it("is unused until it is used, revoked or expired", () => {
    expect(giftCodeState(untouched, NOW)).toBe("unused");
    expect(giftCodeState({ ...untouched, expiresAt: later }, NOW)).toBe("unused");
  });

  it("is expired from its last moment on", () => {
    expect(giftCodeState({ ...untouched, expiresAt: NOW }, NOW)).toBe("expired");
  });

  it("stays used or revoked after its expiry", () => {
    expect(giftCodeState({ ...untouched, redeemedAt: past, expiresAt: past }, NOW)).toBe("used");
    expect(giftCodeState({ ...untouched, revokedAt: past, expiresAt: past }, NOW)).toBe("revoked");
  });
});
