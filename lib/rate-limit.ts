import "server-only";
import { createHash } from "node:crypto";
import { Pool } from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";

/** How often something may be done: `points` times in `seconds`, counted from the first. */
const LIMITS = {
  login_by_account: { points: 10, seconds: 15 * 60 },
  own_password_by_account: { points: 10, seconds: 15 * 60 },
  changes_by_account: { points: 30, seconds: 60 * 60 },
  email_codes_by_account: { points: 5, seconds: 60 * 60 },
  export_by_account: { points: 5, seconds: 60 * 60 },
} as const;

export type Limit = keyof typeof LIMITS;

const POOL_SIZE = 3;

const kept = globalThis as typeof globalThis & { limiters?: Map<Limit, RateLimiterPostgres>; limitPool?: Pool };

function limiter(limit: Limit): RateLimiterPostgres {
  kept.limitPool ??= new Pool({ connectionString: env().DATABASE_URL, max: POOL_SIZE });
  kept.limiters ??= new Map();
  const made = kept.limiters.get(limit);
  if (made) return made;
  const { points, seconds: duration } = LIMITS[limit];
  const store = { storeClient: kept.limitPool, tableName: "RateLimit", tableCreated: true };
  const fresh = new RateLimiterPostgres({ ...store, keyPrefix: limit, points, duration });
  kept.limiters.set(limit, fresh);
  return fresh;
}

const keyOf = (of: string) => createHash("sha256").update(of).digest("base64url");

/**
 * Counts one try, in one statement of the database, so that it is exact however many processes count.
 * @param of whom it counts: an account's id, an e-mail, an address; only its hash is stored
 * @throws AppError rate_limited, with the seconds until the next try is judged
 */
export async function countTry(limit: Limit, of: string): Promise<void> {
  try {
    await limiter(limit).consume(keyOf(of));
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const retryAfterSeconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    throw new AppError("rate_limited", `too many tries: ${limit}`, { retryAfterSeconds });
  }
}

/** Forgets the tries so far: the right password, say, ends the count of the wrong ones. */
export async function forgetTries(limit: Limit, of: string): Promise<void> {
  await limiter(limit).delete(keyOf(of));
}
