import "server-only";
import { randomUUID, timingSafeEqual } from "node:crypto";
import { cookies } from "next/headers";
import { CODE_MINUTES } from "@/lib/accounts/mutations/verification-code";
import { env } from "@/lib/env";
import { clientAddress } from "@/lib/security/client-address";
import { keyedHash } from "@/lib/security/seal";

// Cookies that recognize the owner's browser. Its tries are counted separately, so that nobody else can use them up.
// They grant no access.
const MARK_COOKIES = {
  signed_in: { cookie: "cils-known", seconds: 365 * 24 * 60 * 60 },
  asked_code: { cookie: "cils-asked", seconds: CODE_MINUTES * 60 },
} as const;

type BrowserMark = keyof typeof MARK_COOKIES;

/** Bound to the e-mail, which is not in the cookie, and to its expiry, so that marks cannot be collected. */
function sign(mark: BrowserMark, email: string, id: string, until: string): string {
  return keyedHash(`known-browser:${mark}`, `${email} ${id} ${until}`).toString("base64url");
}

/** Sets the mark cookie for this e-mail on the response. */
export async function markBrowser(mark: BrowserMark, email: string, now = new Date()): Promise<void> {
  const { cookie, seconds } = MARK_COOKIES[mark];
  const id = randomUUID();
  const until = String(now.getTime() + seconds * 1000);
  (await cookies()).set(cookie, [id, until, sign(mark, email, id, until)].join("."), {
    httpOnly: true,
    sameSite: "lax",
    secure: env().NEXTAUTH_URL.startsWith("https:"),
    path: "/api",
    maxAge: seconds,
  });
}

/** Rate-limit keys beside the account: the caller's network, and what the browser's mark counts for. */
export async function findCaller(email: string, marks: readonly BrowserMark[] = ["signed_in"]) {
  const address = await clientAddress();
  const known = marks.includes("signed_in") ? await findBrowserMark("signed_in", email) : null;
  const hasAsked = !known && marks.includes("asked_code") && (await findBrowserMark("asked_code", email)) !== null;
  // A repeated request gives a new mark but no new tries: they are counted for the requesting network.
  return { address, browser: hasAsked ? `asked ${email} ${address}` : known };
}

async function findBrowserMark(mark: BrowserMark, email: string, now = new Date()): Promise<string | null> {
  const value = (await cookies()).get(MARK_COOKIES[mark].cookie)?.value ?? "";
  const [id = "", until = "", signature = ""] = value.split(".");
  const [given, right] = [Buffer.from(signature), Buffer.from(sign(mark, email, id, until))];
  const isOurs = given.length === right.length && timingSafeEqual(given, right);
  return isOurs && Number(until) > now.getTime() ? id : null;
}
