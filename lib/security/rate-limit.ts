import "server-only";
import { createHash } from "node:crypto";
import { RateLimiterPostgres, type RateLimiterRes } from "rate-limiter-flexible";
import { databasePool } from "@/lib/db/client";
import { env } from "@/lib/env";
import { AppError } from "@/lib/http/errors";
import { processSingleton } from "@/lib/process-singleton";

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;

/**
 * `points` tries in `seconds`, counted from the first try. Generous per address, which a library or a school class may
 * share. Login and gift codes are reset on success, so only failures count.
 */
export const LIMITS = {
  login_by_account: { points: 10, seconds: QUARTER_HOUR },
  login_by_browser: { points: 10, seconds: QUARTER_HOUR },
  login_by_address: { points: 100, seconds: QUARTER_HOUR },
  register_by_account: { points: 10, seconds: HOUR },
  register_by_address: { points: 100, seconds: HOUR },
  forgot_by_account: { points: 20, seconds: HOUR },
  forgot_by_account_from_address: { points: 5, seconds: HOUR },
  forgot_by_browser: { points: 5, seconds: HOUR },
  forgot_by_address: { points: 100, seconds: HOUR },
  reset_by_account: { points: 20, seconds: HOUR },
  reset_by_browser: { points: 20, seconds: HOUR },
  code_by_account: { points: 5, seconds: HOUR },
  code_by_browser: { points: 5, seconds: HOUR },
  reset_by_address: { points: 200, seconds: HOUR },
  gift_code_by_account: { points: 10, seconds: HOUR },
  gift_code_by_address: { points: 100, seconds: HOUR },
  open_payment_by_account: { points: 120, seconds: HOUR },
  open_payment_by_address: { points: 1200, seconds: HOUR },
  correction_by_account: { points: 150, seconds: HOUR },
  correction_by_address: { points: 3000, seconds: HOUR },
  sample_by_address: { points: 300, seconds: HOUR },
  draft_by_account: { points: 12, seconds: 24 * HOUR },
  rehearsal_by_account: { points: 60, seconds: 24 * HOUR },
  spoken_text_by_account: { points: 6, seconds: 24 * HOUR },
  export_by_account: { points: 5, seconds: HOUR },
  export_by_address: { points: 100, seconds: HOUR },
  second_factor: { points: 5, seconds: QUARTER_HOUR },
  own_password_by_account: { points: 10, seconds: QUARTER_HOUR },
  changes_by_account: { points: 30, seconds: HOUR },
  email_codes_by_account: { points: 5, seconds: HOUR },
} as const;

export type Limit = keyof typeof LIMITS;

/** Actions limited by account and by address. */
export type LimitedAct = {
  [L in Limit]: L extends `${infer Act}_by_account` ? (`${Act}_by_address` extends Limit ? Act : never) : never;
}[Limit];

/** `account`: an id or an e-mail; `browser`: the mark of one known for the account (lib/accounts/known-browser.ts). */
export type Caller = { account: string; address: string; browser?: string | null };

type KnownAct = { [A in LimitedAct]: `${A}_by_browser` extends Limit ? A : never }[LimitedAct];

const hasBrowserLimit = (act: LimitedAct): act is KnownAct => `${act}_by_browser` in LIMITS;

const limiters = () => processSingleton("limiters", () => new Map<Limit, RateLimiterPostgres>());

/** Unnamed statements where a pooler may switch connections between them. */
function limiterPool() {
  const pool = databasePool();
  if (env().PREPARED_STATEMENTS === "true") return pool;
  return { query: ({ text, values }: { text: string; values: unknown[] }) => pool.query(text, values) };
}

function limiter(limit: Limit): RateLimiterPostgres {
  const existing = limiters().get(limit);
  if (existing) return existing;
  const { points, seconds: duration } = LIMITS[limit];
  const store = { storeClient: limiterPool(), storeType: "pool", tableName: "RateLimit", tableCreated: true };
  const fresh = new RateLimiterPostgres({ ...store, keyPrefix: limit, points, duration });
  limiters().set(limit, fresh);
  return fresh;
}

const hashKey = (key: string) => createHash("sha256").update(key).digest("base64url");

/** Checks the shape, not the class: bundles have separate copies of the class, but share the limiters. */
function isRejection(thrown: unknown): thrown is RateLimiterRes {
  return typeof thrown === "object" && thrown !== null && !(thrown instanceof Error) && "msBeforeNext" in thrown;
}

/**
 * Counts one try atomically in the database, so that it is exact across processes. Never call it inside a transaction:
 * both use the same pool and could deadlock.
 * @param key an account's id, an e-mail or an address; only its hash is stored
 * @throws AppError rate_limited, with the seconds until the next try
 */
export async function enforceLimit(limit: Limit, key: string): Promise<void> {
  try {
    await limiter(limit).consume(hashKey(key));
  } catch (refusal) {
    if (!isRejection(refusal)) throw refusal;
    const retryAfterSeconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    throw new AppError("rate_limited", `too many tries: ${limit}`, { retryAfterSeconds });
  }
}

/** Resets a limit, such as failed logins after the right password. */
export async function resetLimit(limit: Limit, key: string): Promise<void> {
  await limiter(limit).delete(hashKey(key));
}

/**
 * Counts by address first, so that a blocked address uses up no account's tries. A known browser is counted by its mark
 * instead of by account, so that others cannot lock it out.
 * @param onAccountLimited called before a try is refused because the account's limit is used up
 * @throws AppError rate_limited
 */
export async function limitAct(
  act: LimitedAct,
  { account, address, browser }: Caller,
  onAccountLimited?: () => Promise<void>,
): Promise<void> {
  await enforceLimit(`${act}_by_address`, address);
  if (browser && hasBrowserLimit(act)) return enforceLimit(`${act}_by_browser`, browser);
  await enforceLimit(`${act}_by_account`, account).catch(async (refusal: unknown) => {
    await onAccountLimited?.();
    throw refusal;
  });
}

/** After success: resets the account's tries, or the known browser's own, and refunds this one to the address. */
export async function resetAct(act: LimitedAct, { account, address, browser }: Caller): Promise<void> {
  if (browser && hasBrowserLimit(act)) await resetLimit(`${act}_by_browser`, browser);
  else await resetLimit(`${act}_by_account`, account);
  await limiter(`${act}_by_address`).reward(hashKey(address));
}
