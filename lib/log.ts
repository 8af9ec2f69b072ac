import "server-only";
import { pino } from "pino";
import { property } from "@/lib/call";
import { env } from "@/lib/env";
import { reportError } from "@/lib/error-report";
import { toLoggedError } from "@/lib/log-error";
import { visits } from "@/lib/visit";

let logger: pino.Logger | undefined;

const { error: ERROR_LEVEL = 50 } = pino.levels.values;

/** What is logged as an error is also reported, where somebody wants to hear of it. */
function reportLogged(fact: unknown, message: unknown): void {
  reportError(property(fact, "err") ?? fact, typeof message === "string" ? message : "an error");
}

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
    hooks: {
      logMethod(args, method, level) {
        if (level >= ERROR_LEVEL) reportLogged(args[0], args[1]);
        method.apply(this, args);
      },
    },
  });
  return logger;
}
