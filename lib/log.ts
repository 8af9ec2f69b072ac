import "server-only";
import { pino } from "pino";
import { env } from "@/lib/env";
import { toLoggedError } from "@/lib/log-error";

let logger: pino.Logger | undefined;

/** The process's log: one JSON object a line on standard output. Never log bodies, names, addresses or texts of people. */
export function log(): pino.Logger {
  logger ??= pino({
    level: env().LOG_LEVEL,
    base: undefined,
    serializers: { err: (error: unknown) => toLoggedError(error) },
  });
  return logger;
}
