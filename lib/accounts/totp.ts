import "server-only";
import { Secret, TOTP } from "otpauth";

/** RFC 6238; one step before and after is accepted, for inaccurate clocks. */
const PERIOD_SECONDS = 30;
const WINDOW_STEPS = 1;

export const TOTP_DIGITS = 6;

function createTotp(secret: string, account?: { issuer: string; label: string }): TOTP {
  // SHA-1 is what every authenticator app supports; it is sound as HMAC.
  const settings = { algorithm: "SHA1", digits: TOTP_DIGITS, period: PERIOD_SECONDS };
  return new TOTP({ ...settings, ...account, secret: Secret.fromBase32(secret) });
}

/** A new secret of 160 bits, in base32 as apps take it. */
export function makeTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The URL that an app reads from the QR code. */
export function totpUri(secret: string, account: { issuer: string; label: string }): string {
  return createTotp(secret, account).toString();
}

/** Time step of a six-digit code, or null if it is not accepted. */
export function findTotpStep(secret: string, code: string, now: Date): number | null {
  const delta = createTotp(secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW_STEPS });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta;
}
