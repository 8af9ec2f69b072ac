import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import { DatabaseError, Pool, type QueryResultRow } from "pg";
import { makeStatementNames } from "@/lib/db/statement-names";
import { env } from "@/lib/env";
import { log } from "@/lib/observability/log";
import { processSingleton } from "@/lib/process-singleton";
import { Prisma, PrismaClient } from "@/prisma/generated/client";

const POOL_SIZE = 12;

/**
 * How long anybody waits for the database: to get a connection, in line or new, and for the answer to one statement. A
 * database that hangs is told within five seconds; the server cancels what nobody waits for any more.
 */
const CONNECTION_MS = 4_000;
const ANSWER_MS = 4_000;
const STATEMENT_MS = 3_800;

/**
 * All connections of this process, made when they are needed. Without a listener, an idle connection that the database
 * ends (a restart, a failover) would end the process; the pool itself has already put a new one in its place.
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

/** The database of this process, connected at first use. Queries and mutations of the domains are its only callers. */
export function db(): PrismaClient {
  return processSingleton("prisma", makeClient);
}

/** How this process names its statements, Prisma's and those that go past it; undefined where they have no names. */
const statementNames = () =>
  env().PREPARED_STATEMENTS === "true" ? processSingleton("statement-names", makeStatementNames) : undefined;

const makeClient = () => {
  const statementNameGenerator = statementNames();
  return new PrismaClient({
    adapter: new PrismaPg(databasePool(), {
      disposeExternalPool: true,
      ...(statementNameGenerator && { statementNameGenerator }),
    }),
    // An error's message must not quote the values of its query: some are printed by Next before we see them.
    errorFormat: "minimal",
    // A burst waits in line for a connection rather than failing.
    transactionOptions: { maxWait: 20_000, timeout: 20_000 },
  });
};

/**
 * Sends one statement to the driver itself: Prisma's own way costs the server a multiple, which counts in the few that every
 * saved answer takes. Never inside a transaction: it takes a connection of its own.
 * @returns the rows as the driver reads them: a moment as a Date, JSON parsed
 */
export async function queryDirectly<R extends QueryResultRow>({ text, values }: Prisma.Sql): Promise<R[]> {
  const name = statementNames()?.({ sql: text, args: values });
  return (await databasePool().query<R>({ text, values, ...(name && { name }) })).rows;
}

/** The columns of a selection, without what is selected of other tables, as a statement names them. */
export function listColumns(selection: object): Prisma.Sql {
  const names = Object.entries(selection).flatMap(([name, isWanted]) => (isWanted === true ? `"${name}"` : []));
  return Prisma.raw(names.join(", "));
}

/** A row as the database writes it in JSON: moments and days are texts. */
export type InJson<T> = {
  [K in keyof T]: T[K] extends Date ? string : T[K] extends Date | null ? string | null : T[K];
};

/** What a verb works on inside a transaction. */
export type Transaction = Prisma.TransactionClient;

/** Whether an error is the database's refusal of a second row where one may stand (unique constraint). */
export function isUniqueViolation(error: unknown): boolean {
  return typeof error === "object" && error !== null && "code" in error && error.code === "P2002";
}

/** Whether an error of `queryDirectly` is the database's refusal of a row whose owner is not there (foreign key). */
export function isForeignKeyViolation(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === "23503";
}
