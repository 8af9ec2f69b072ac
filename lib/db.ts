import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import { env } from "@/lib/env";
import { type Prisma, PrismaClient } from "@/prisma/generated/client";

const POOL_SIZE = 10;

// Next's dev server loads modules anew on every change; the client must outlive them or connections pile up.
const kept = globalThis as typeof globalThis & { prismaClient?: PrismaClient };

/** The database of this process, connected at first use. Queries and mutations of the domains are its only callers. */
export function db(): PrismaClient {
  kept.prismaClient ??= new PrismaClient({
    adapter: new PrismaPg({ connectionString: env().DATABASE_URL, max: POOL_SIZE }),
    // An error's message must not quote the values of its query: some are printed by Next before we see them.
    errorFormat: "minimal",
    // A burst waits in line for a connection rather than failing.
    transactionOptions: { maxWait: 20_000, timeout: 20_000 },
  });
  return kept.prismaClient;
}

/** What a verb works on inside a transaction. */
export type Transaction = Prisma.TransactionClient;

/** Whether an error is the database's refusal of a second row where one may stand (unique constraint). */
export function isUniqueViolation(error: unknown): boolean {
  return typeof error === "object" && error !== null && "code" in error && error.code === "P2002";
}

/** Whether an error says that the database could not be reached or did not answer in time. */
export function isDatabaseUnreachable(error: unknown): boolean {
  if (typeof error !== "object" || error === null || !("code" in error)) return false;
  return ["P1001", "P1002", "P1008", "P1017", "P2024", "P2028", "ECONNREFUSED", "ECONNRESET"].includes(
    String(error.code),
  );
}
