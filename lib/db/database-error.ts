/**
 * Tells a database that is away, overloaded or too slow from a bug of ours. Prisma, its adapter, the driver and the
 * system each say it in their own way, and wrap one another.
 */

/** Prisma: not reachable, timed out, not there, closed, no connection in time, transaction ended, too many connections. */
const PRISMA = ["P1001", "P1002", "P1003", "P1008", "P1011", "P1017", "P2024", "P2028", "P2037"];
const SYSTEM = ["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH"];

/**
 * PostgreSQL's own codes (https://www.postgresql.org/docs/current/errcodes-appendix.html): connection exceptions,
 * no database of that name (lost, and not restored yet), insufficient resources, ended by an administrator or a crash, a statement or a lock that took too long.
 */
const SQLSTATE = /^(08\d{3}|3D000|53\d{3}|57P0\d|57014|55P03)$/;

/** What the adapter calls it where PostgreSQL could say nothing any more. */
const KINDS = [
  "DatabaseNotReachable",
  "DatabaseDoesNotExist",
  "ConnectionClosed",
  "SocketTimeout",
  "TooManyConnections",
  "TlsConnectionError",
];

/** The driver's errors of its own, which bear no code. */
const DRIVER = /^(Query read timeout|timeout e|Connection terminated|Client (has encountered|was closed|is closed))/;

const MAX_DEPTH = 6;

/** Whether an error says that the database could not be reached or did not answer in time. */
export function isDatabaseUnreachable(error: unknown, depth = 0): boolean {
  if (typeof error !== "object" || error === null || depth > MAX_DEPTH) return false;
  const read = (name: string): unknown => Reflect.get(error, name);
  const [code, originalCode, kind] = [read("code"), read("originalCode"), read("kind")].map(String);
  return (
    [code, originalCode].some((one = "") => PRISMA.includes(one) || SYSTEM.includes(one) || SQLSTATE.test(one)) ||
    KINDS.includes(kind ?? "") ||
    (error instanceof Error && DRIVER.test(error.message)) ||
    [read("cause"), read("meta"), read("driverAdapterError")].some((inner) => isDatabaseUnreachable(inner, depth + 1))
  );
}
