import "server-only";
import { createHash } from "node:crypto";
import { RateLimiterPostgres, type RateLimiterRes } from "rate-limiter-flexible";
import { databasePool } from "@/lib/db/client";
import { env } from "@/lib/env";
import { AppError } from "@/lib/http/errors";
import { processSingleton } from "@/lib/process-singleton";

const QUARTER = 15 * 60;
const HOUR = 60 * 60;

/**
 * How often something may be done: `points` times in `seconds`, counted from the first. Tight by account or e-mail; generous
 * by address, behind which a library or a school class may sit. What is returned when it was right (login, gift codes) counts
 * only the wrong tries.
 */
export const LIMITS = {
  login_by_account: { points: 10, seconds: QUARTER },
  login_by_browser: { points: 10, seconds: QUARTER },
  login_by_address: { points: 100, seconds: QUARTER },
  register_by_account: { points: 10, seconds: HOUR },
  register_by_address: { points: 100, seconds: HOUR },
  forgot_by_account: { points: 5, seconds: HOUR },
  forgot_by_browser: { points: 5, seconds: HOUR },
  forgot_by_address: { points: 100, seconds: HOUR },
  reset_by_account: { points: 20, seconds: HOUR },
  reset_by_browser: { points: 20, seconds: HOUR },
  code_by_browser: { points: 5, seconds: QUARTER },
  reset_by_address: { points: 200, seconds: HOUR },
  gift_code_by_account: { points: 10, seconds: HOUR },
  gift_code_by_address: { points: 100, seconds: HOUR },
  open_payment_by_account: { points: 120, seconds: HOUR },
  open_payment_by_address: { points: 1200, seconds: HOUR },
  correction_by_account: { points: 150, seconds: HOUR },
  correction_by_address: { points: 3000, seconds: HOUR },
  sample_by_address: { points: 300, seconds: HOUR },
  draft_by_account: { points: 12, seconds: 24 * HOUR },
  export_by_account: { points: 5, seconds: HOUR },
  export_by_address: { points: 100, seconds: HOUR },
  second_factor: { points: 5, seconds: QUARTER },
  own_password_by_account: { points: 10, seconds: QUARTER },
  changes_by_account: { points: 30, seconds: HOUR },
  email_codes_by_account: { points: 5, seconds: HOUR },
} as const;

export type Limit = keyof typeof LIMITS;

/** What is limited both by account and by address. */
export type LimitedAct = {
  [L in Limit]: L extends `${infer Act}_by_account` ? (`${Act}_by_address` extends Limit ? Act : never) : never;
}[Limit];

/**
 * Whom a try counts for: an account's id or an e-mail, and the address it comes from (lib/security/client-address.ts); and, if it
 * comes from a browser known as the account's, the mark of that (lib/accounts/known-browser.ts).
 */
export type Caller = { account: string; address: string; browser?: string | null };

/** What a known browser may try apart from all others. */
type KnownAct = { [A in LimitedAct]: `${A}_by_browser` extends Limit ? A : never }[LimitedAct];

const limiters = () => processSingleton("limiters", () => new Map<Limit, RateLimiterPostgres>());

/** The limiter names its statements: without the names where a pooler may give each of them another connection. */
function limiterPool() {
  const pool = databasePool();
  if (env().PREPARED_STATEMENTS === "true") return pool;
  return { query: ({ text, values }: { text: string; values: unknown[] }) => pool.query(text, values) };
}

function limiter(limit: Limit): RateLimiterPostgres {
  const made = limiters().get(limit);
  if (made) return made;
  const { points, seconds: duration } = LIMITS[limit];
  const store = { storeClient: limiterPool(), storeType: "pool", tableName: "RateLimit", tableCreated: true };
  const fresh = new RateLimiterPostgres({ ...store, keyPrefix: limit, points, duration });
  limiters().set(limit, fresh);
  return fresh;
}

const keyOf = (of: string) => createHash("sha256").update(of).digest("base64url");

/** By its form, not its class: every bundle of the site has a class of its own, and they share the limiters. */
function isRefusal(thrown: unknown): thrown is RateLimiterRes {
  return typeof thrown === "object" && thrown !== null && !(thrown instanceof Error) && "msBeforeNext" in thrown;
}

/**
 * Counts one try, in one statement of the database, so that it is exact however many processes count. Never inside a
 * transaction: both take their connections from one pool, and would wait for each other.
 * @param of whom it counts: an account's id, an e-mail, an address; only its hash is stored
 * @throws AppError rate_limited, with the seconds until the next try is judged
 */
export async function countTry(limit: Limit, of: string): Promise<void> {
  try {
    await limiter(limit).consume(keyOf(of));
  } catch (refusal) {
    if (!isRefusal(refusal)) throw refusal;
    const retryAfterSeconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    throw new AppError("rate_limited", `too many tries: ${limit}`, { retryAfterSeconds });
  }
}

/** Forgets the tries so far: the right password, say, ends the count of the wrong ones. */
export async function forgetTries(limit: Limit, of: string): Promise<void> {
  await limiter(limit).delete(keyOf(of));
}

/**
 * Counts one try by address and then by account, so that an address which is out of tries takes none from anybody's account.
 * @throws AppError rate_limited
 */
export async function countActBy(act: LimitedAct, { account, address }: Caller): Promise<void> {
  await countTry(`${act}_by_address`, address);
  await countTry(`${act}_by_account`, account);
}

/**
 * As `countActBy`, but of a known browser by that and not by account, so that no stranger's tries stop it.
 * @param onAccountOut what to do when strangers' tries of the account are used up, before that is refused
 * @throws AppError rate_limited
 */
export async function countKnownActBy(
  act: KnownAct,
  { account, address, browser }: Caller,
  onAccountOut?: () => Promise<void>,
): Promise<void> {
  await countTry(`${act}_by_address`, address);
  if (browser) return countTry(`${act}_by_browser`, browser);
  await countTry(`${act}_by_account`, account).catch(async (refusal: unknown) => {
    await onAccountOut?.();
    throw refusal;
  });
}

/** As `forgetActBy`; what strangers tried stays counted when a known browser was right. */
export async function forgetKnownActBy(act: KnownAct, caller: Caller): Promise<void> {
  if (!caller.browser) return forgetActBy(act, caller);
  await forgetTries(`${act}_by_browser`, caller.browser);
  await limiter(`${act}_by_address`).reward(keyOf(caller.address));
}

/** After a try that was right: the account's wrong ones are forgotten, and this one does not count for the address. */
export async function forgetActBy(act: LimitedAct, { account, address }: Caller): Promise<void> {
  await forgetTries(`${act}_by_account`, account);
  await limiter(`${act}_by_address`).reward(keyOf(address));
}
