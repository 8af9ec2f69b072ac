/** An authenticator app: the codes a person reads from it. */
import { TOTP } from "otpauth";

/** The code the app shows at a moment. */
export function appCode(secret: string, at: Date = new Date()): string {
  return new TOTP({ secret, algorithm: "SHA1", digits: 6, period: 30 }).generate({ timestamp: at.getTime() });
}
