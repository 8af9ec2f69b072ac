import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import { DatabaseError, Pool, type QueryResultRow } from "pg";
import { createStatementNamer } from "@/lib/db/statement-names";
import { env } from "@/lib/env";
import { AppError, type ErrorReason } from "@/lib/http/errors";
import { log } from "@/lib/observability/log";
import { processSingleton } from "@/lib/process-singleton";
import { Prisma, PrismaClient } from "@/prisma/generated/client";

const POOL_SIZE = 12;

/** The server cancels a statement before the client gives up, and both within five seconds. */
const CONNECTION_MS = 4_000;
const ANSWER_MS = 4_000;
const STATEMENT_MS = 3_800;

/**
 * The connection pool of this process. Without the error listener, an idle connection closed by the server (a restart,
 * a failover) would crash the process.
 */
export function databasePool(): Pool {
  return processSingleton("pool", () => {
    const pool = new Pool({
      connectionString: env().DATABASE_URL,
      max: POOL_SIZE,
      connectionTimeoutMillis: CONNECTION_MS,
      query_timeout: ANSWER_MS,
      statement_timeout: STATEMENT_MS,
    });
    return pool.on("error", (error) => log().warn({ err: error }, "an idle database connection was lost"));
  });
}

/** The Prisma client of this process. Only queries and mutations of the domains call it. */
export function db(): PrismaClient {
  return processSingleton("prisma", makeClient);
}

const statementNames = () =>
  env().PREPARED_STATEMENTS === "true" ? processSingleton("statement-names", createStatementNamer) : undefined;

const makeClient = () => {
  const statementNameGenerator = statementNames();
  return new PrismaClient({
    adapter: new PrismaPg(databasePool(), {
      disposeExternalPool: true,
      ...(statementNameGenerator && { statementNameGenerator }),
    }),
    // Error messages must not contain query values: Next prints some errors before we can redact them.
    errorFormat: "minimal",
    // Bursts queue for a connection instead of failing.
    transactionOptions: { maxWait: 20_000, timeout: 20_000 },
  });
};

/**
 * Runs one statement directly on the driver, because Prisma's overhead matters for the statements of every saved
 * answer. Never call it inside a transaction: it uses its own connection.
 * @returns rows as the driver parses them: timestamps as Date, JSON parsed
 */
export async function queryDirectly<R extends QueryResultRow>({ text, values }: Prisma.Sql): Promise<R[]> {
  const name = statementNames()?.({ sql: text, args: values });
  return (await databasePool().query<R>({ text, values, ...(name && { name }) })).rows;
}

/** The columns of a selection as SQL, without relations. */
export function listColumns(selection: object): Prisma.Sql {
  const names = Object.entries(selection).flatMap(([name, isWanted]) => (isWanted === true ? `"${name}"` : []));
  return Prisma.raw(names.join(", "));
}

/** A row as PostgreSQL's JSON: timestamps and dates are strings. */
export type InJson<T> = {
  [K in keyof T]: T[K] extends Date ? string : T[K] extends Date | null ? string | null : T[K];
};

export type Transaction = Prisma.TransactionClient;

/** Whether an error of Prisma is a unique constraint violation. */
export function isUniqueViolation(error: unknown): boolean {
  return typeof error === "object" && error !== null && "code" in error && error.code === "P2002";
}

/** For `.catch`: turns a unique constraint violation into a conflict with this reason. */
export const duplicateAs =
  (reason: ErrorReason) =>
  (error: unknown): never => {
    throw isUniqueViolation(error) ? new AppError("conflict", reason, { cause: error, reason }) : error;
  };

/** Whether an error of `queryDirectly` is a foreign key violation. */
export function isForeignKeyViolation(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === "23503";
}
