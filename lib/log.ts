import "server-only";
import { pino } from "pino";
import { env } from "@/lib/env";
import { toLoggedError } from "@/lib/log-error";
import { visits } from "@/lib/visit";

let logger: pino.Logger | undefined;

/** The process's log: one JSON object a line on standard output. Never log bodies, names, addresses or texts of people. */
export function log(): pino.Logger {
  logger ??= pino({
    level: env().LOG_LEVEL,
    base: undefined,
    // Lines of one request share its id, which its answer bore too.
    mixin: () => {
      const visit = visits().getStore();
      return visit ? { request: visit.id } : {};
    },
    serializers: { err: (error: unknown) => toLoggedError(error) },
  });
  return logger;
}
