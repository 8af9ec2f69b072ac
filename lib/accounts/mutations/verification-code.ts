import "server-only";
import { createHmac, randomInt } from "node:crypto";
import { db, type Transaction } from "@/lib/db/client";
import { env } from "@/lib/env";
import { AppError } from "@/lib/http/errors";
import { countTry } from "@/lib/security/rate-limit";

/** What a mailed code can prove. */
type CodePurpose = "reset_password" | "change_email";

/** How many digits a code has. */
const CODE_DIGITS = 6;

/** How long a code can be used, in minutes. */
export const CODE_MINUTES = 10;

/** How many guesses at a code are judged, of all strangers together. */
const CODE_TRIES = 5;

/** Without the server's secret nobody can try codes against a copy of the database; bound to the holder and the purpose. */
function hashCode(purpose: CodePurpose, holderId: string, code: string): string {
  const key = `verification-code:${env().NEXTAUTH_SECRET}`;
  return createHmac("sha256", key).update(`${purpose}:${holderId}:${code}`).digest("hex");
}

type NewCode = {
  purpose: CodePurpose;
  /** The account's id; or, with `isStandIn`, any UUID that stands for an address nobody has. */
  holderId: string;
  /** For an address nobody has: the same work is done, and no guess is ever right. */
  isStandIn?: boolean;
  /** What the right code confirms, such as the new e-mail; given back by `judgeCode`. */
  payload?: string;
};

/**
 * Makes a code of six digits for an account and a purpose, good for ten minutes, five guesses and one use. An older one of
 * the same purpose is void from then on.
 * @returns the code, which is kept nowhere: mail it
 */
export async function issueCode(tx: Transaction, given: NewCode, now = new Date()): Promise<string> {
  const { purpose, holderId, isStandIn = false, payload = null } = given;
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, "0");
  const fresh = {
    userId: isStandIn ? null : holderId,
    codeHash: hashCode(purpose, holderId, isStandIn ? "never right" : code),
    payload,
    triesLeft: CODE_TRIES,
    expiresAt: new Date(now.getTime() + CODE_MINUTES * 60 * 1000),
    usedAt: null,
    createdAt: now,
  };
  await tx.verificationCode.upsert({
    where: { holderId_purpose: { holderId, purpose } },
    create: { holderId, purpose, ...fresh },
    update: fresh,
  });
  return code;
}

type Guess = {
  purpose: CodePurpose;
  holderId: string;
  code: string;
  /** The mark of a browser known as the holder's (lib/accounts/known-browser.ts). */
  browser?: string | null | undefined;
};

/** Counts a guess of a known browser; false when it has none left. */
async function hasGuessLeft(key: string): Promise<boolean> {
  return countTry("code_by_browser", key).then(
    () => true,
    (refusal: unknown) => {
      if (refusal instanceof AppError && refusal.code === "rate_limited") return false;
      throw refusal;
    },
  );
}

/** What came of a guess at a code. */
export type Judged<T> = { isRight: false } | { isRight: true; value: T };

/**
 * Judges a guess. It is counted in one statement of its own before it is looked at, so that of any number at the same moment
 * five are judged, and so that nothing which fails later gives a guess back. A wrong, a used, an old and an unknown code are
 * the same answer. A known browser has five guesses of its own: no stranger uses up the owner's.
 * @param onRight what the code was asked for, in the transaction that uses it up; gets the code's payload. If it throws, the
 * code stays unused.
 */
export async function judgeCode<T>(
  guess: Guess,
  onRight: (tx: Transaction, payload: string | null) => Promise<T>,
  now = new Date(),
): Promise<Judged<T>> {
  const { purpose, holderId, browser } = guess;
  const codeHash = hashCode(purpose, holderId, guess.code);
  if (browser && !(await hasGuessLeft(`${browser} ${purpose} ${holderId}`))) return { isRight: false };
  const [counted] = await db().$queryRaw<{ id: string; isRight: boolean }[]>`
    UPDATE "VerificationCode" SET "triesLeft" = "triesLeft" - ${browser ? 0 : 1}::int
    WHERE "holderId" = ${holderId}::uuid AND purpose = ${purpose}::"CodePurpose"
      AND "usedAt" IS NULL AND ("triesLeft" > 0 OR ${Boolean(browser)}) AND "expiresAt" > ${now}
    RETURNING id, "codeHash" = ${codeHash} AS "isRight"`;
  if (!counted?.isRight) return { isRight: false };
  return db().$transaction(async (tx) => {
    const where = { id: counted.id, codeHash, usedAt: null };
    const [used] = await tx.verificationCode.updateManyAndReturn({ where, data: { usedAt: now } });
    return used ? { isRight: true, value: await onRight(tx, used.payload) } : { isRight: false };
  });
}
