/** Unreachable, timed out, not found, closed, no connection in time, transaction ended, too many connections. */
const PRISMA_CODES = ["P1001", "P1002", "P1003", "P1008", "P1011", "P1017", "P2024", "P2028", "P2037"];
const SYSTEM_CODES = ["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH"];

/** Connection, resource and timeout codes of https://www.postgresql.org/docs/current/errcodes-appendix.html. */
const SQLSTATE = /^(08\d{3}|3D000|53\d{3}|57P0\d|57014|55P03)$/;

/** Error kinds of Prisma's driver adapter. */
const ADAPTER_KINDS = [
  "DatabaseNotReachable",
  "DatabaseDoesNotExist",
  "ConnectionClosed",
  "SocketTimeout",
  "TooManyConnections",
  "TlsConnectionError",
];

/** Errors of the `pg` driver without a code. */
const DRIVER_MESSAGE =
  /^(Query read timeout|timeout e|Connection terminated|Client (has encountered|was closed|is closed))/;

const MAX_DEPTH = 6;

/** Whether the database was unreachable, overloaded or too slow. Errors of Prisma, `pg` and the system are nested. */
export function isDatabaseUnreachable(error: unknown, depth = 0): boolean {
  if (typeof error !== "object" || error === null || depth > MAX_DEPTH) return false;
  const read = (name: string): unknown => Reflect.get(error, name);
  const [code, originalCode, kind] = [read("code"), read("originalCode"), read("kind")].map(String);
  return (
    [code, originalCode].some(
      (one = "") => PRISMA_CODES.includes(one) || SYSTEM_CODES.includes(one) || SQLSTATE.test(one),
    ) ||
    ADAPTER_KINDS.includes(kind ?? "") ||
    (error instanceof Error && DRIVER_MESSAGE.test(error.message)) ||
    [read("cause"), read("meta"), read("driverAdapterError")].some((inner) => isDatabaseUnreachable(inner, depth + 1))
  );
}
