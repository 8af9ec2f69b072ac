import "server-only";
import { db, type Transaction } from "@/lib/db/client";
import { AppError } from "@/lib/http/errors";
import { enforceLimit, resetLimit } from "@/lib/security/rate-limit";
import { keyedHash } from "@/lib/security/seal";

type CodePurpose = "reset_password" | "change_email";

const CODE_DIGITS = 6;

export const CODE_MINUTES = 10;

/** Tries per code and per hour, shared by all browsers that are not known. */
const MAX_CODE_TRIES = 5;

/** Bound to the holder and the purpose. */
const hashCode = (purpose: CodePurpose, holderId: string, code: string) =>
  keyedHash("verification-code", `${purpose}:${holderId}:${code}`).toString("hex");

type NewCode = {
  purpose: CodePurpose;
  /** The account's id or, with `isPlaceholder`, a UUID for an unregistered address. */
  holderId: string;
  /** Takes the same work, but no guess is ever right. */
  isPlaceholder?: boolean;
  /** The value that the code confirms, such as the new e-mail; `consumeCode` passes it to `onSuccess`. */
  payload?: string;
};

/** Period during which a repeated request gives the same code. */
const SAME_CODE_MS = 60 * 60 * 1000;

/** Derived with the server's secret, since only its hash is stored and the same code may have to be mailed again. */
function deriveCode(purpose: CodePurpose, holderId: string, createdAt: Date): string {
  const digest = keyedHash("mailed-code", `${purpose}:${holderId}:${createdAt.getTime()}`);
  return String(digest.readUIntBE(0, 6) % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, "0");
}

/**
 * Issues a single-use code and stores only a hash. An unused code for the same value is issued again, so that nobody
 * can void the owner's code by requesting another; any other code of the purpose is void.
 * @returns the code to mail
 */
export async function issueCode(tx: Transaction, options: NewCode, now = new Date()): Promise<string> {
  const { purpose, holderId, isPlaceholder = false, payload = null } = options;
  const waiting = await tx.verificationCode.findFirst({
    where: { holderId, purpose, payload, usedAt: null, expiresAt: { gt: now } },
    select: { createdAt: true },
  });
  const isRecent = waiting !== null && now.getTime() - waiting.createdAt.getTime() < SAME_CODE_MS;
  const createdAt = isRecent ? waiting.createdAt : now;
  const code = deriveCode(purpose, holderId, createdAt);
  const data = {
    userId: isPlaceholder ? null : holderId,
    codeHash: hashCode(purpose, holderId, isPlaceholder ? "never right" : code),
    payload,
    triesLeft: MAX_CODE_TRIES,
    expiresAt: new Date(now.getTime() + CODE_MINUTES * 60 * 1000),
    usedAt: null,
    createdAt,
  };
  await tx.verificationCode.upsert({
    where: { holderId_purpose: { holderId, purpose } },
    create: { holderId, purpose, ...data },
    update: data,
  });
  return code;
}

type CodeGuess = { purpose: CodePurpose; holderId: string; code: string; browser?: string | null | undefined };

async function hasTriesLeft(limit: "code_by_account" | "code_by_browser", key: string): Promise<boolean> {
  return enforceLimit(limit, key).then(
    () => true,
    (refusal: unknown) => {
      if (refusal instanceof AppError && refusal.code === "rate_limited") return false;
      throw refusal;
    },
  );
}

export type CodeResult<T> = { isRight: false } | { isRight: true; value: T };

/**
 * Uses up one try in a separate statement before checking the code, so that neither concurrent requests nor a rollback
 * grant extra tries. Neither does a new code. Wrong, used, expired and unknown codes get the same response. A known
 * browser has its own five guesses.
 * @throws AppError rate_limited, when changing an e-mail; a password's code then counts as wrong
 * @param onSuccess runs in the transaction that uses up the code; if it throws, the code stays unused
 */
export async function consumeCode<T>(
  guess: CodeGuess,
  onSuccess: (tx: Transaction, payload: string | null) => Promise<T>,
  now = new Date(),
): Promise<CodeResult<T>> {
  const { purpose, holderId, browser } = guess;
  const codeHash = hashCode(purpose, holderId, guess.code);
  // Guesses are counted together for all codes of an hour: asking again gives none.
  const [limit, key] = browser
    ? (["code_by_browser", `${browser} ${purpose} ${holderId}`] as const)
    : (["code_by_account", `${purpose} ${holderId}`] as const);
  // A signed-in account may learn that it has to wait. A password reset reveals nothing: anybody can request one.
  if (purpose === "change_email") await enforceLimit(limit, key);
  else if (!(await hasTriesLeft(limit, key))) return { isRight: false };
  const [counted] = await db().$queryRaw<{ id: string; isRight: boolean }[]>`
    UPDATE "VerificationCode" SET "triesLeft" = "triesLeft" - ${browser ? 0 : 1}::int
    WHERE "holderId" = ${holderId}::uuid AND purpose = ${purpose}::"CodePurpose"
      AND "usedAt" IS NULL AND ("triesLeft" > 0 OR ${Boolean(browser)}) AND "expiresAt" > ${now}
    RETURNING id, "codeHash" = ${codeHash} AS "isRight"`;
  if (!counted?.isRight) return { isRight: false };
  await resetLimit(limit, key);
  return db().$transaction(async (tx) => {
    const where = { id: counted.id, codeHash, usedAt: null };
    const [used] = await tx.verificationCode.updateManyAndReturn({ where, data: { usedAt: now } });
    return used ? { isRight: true, value: await onSuccess(tx, used.payload) } : { isRight: false };
  });
}
