import { expect, it } from "vitest";
import { findTotpStep, makeTotpSecret, totpUri } from "@/lib/accounts/totp";

// RFC 6238, appendix B: the ASCII secret "12345678901234567890", SHA-1; the last six digits of the table's codes.
const RFC_SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

it.each([
  [59, "287082", 1],
  [1_111_111_109, "081804", 37_037_036],
  [2_000_000_000, "279037", 66_666_666],
])("at second %i the code matches the standard", (seconds, code, step) => {
  expect(findTotpStep(RFC_SECRET, code, new Date(seconds * 1000))).toBe(step);
});

it("a code is valid one step before and after, and no longer", () => {
  const at = (seconds: number) => findTotpStep(RFC_SECRET, "287082", new Date(seconds * 1000));
  expect([at(0), at(29), at(30), at(59), at(89)]).toEqual([1, 1, 1, 1, 1]);
  expect([at(90), at(120)]).toEqual([null, null]);
});

it("every secret is new, and the otpauth URL names the product and the account", () => {
  const secret = makeTotpSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(makeTotpSecret()).not.toBe(secret);
  const address = new URL(totpUri(secret, { issuer: "CILS", label: "anna@example.it" }));
  expect(address.protocol).toBe("otpauth:");
  expect(decodeURIComponent(address.pathname)).toContain("CILS:anna@example.it");
  expect(address.searchParams.get("secret")).toBe(secret);
});
