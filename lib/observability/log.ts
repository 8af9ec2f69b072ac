import "server-only";
import { pino } from "pino";
import { env } from "@/lib/env";
import { property, textProperty } from "@/lib/http/call";
import { currentRequest } from "@/lib/http/request-context";
import { reportError } from "@/lib/observability/error-report";
import { toLoggedError } from "@/lib/observability/log-error";

let logger: pino.Logger | undefined;

const { error: ERROR_LEVEL = 50 } = pino.levels.values;

/** Reports logged errors. `fact` may contain `request` and `route`, for calls without a request context. */
function reportLogged(fields: unknown, message: unknown): void {
  const summary = typeof message === "string" ? message : "an error";
  const route = textProperty(fields, "route");
  const request = route === null ? undefined : { id: textProperty(fields, "request") ?? undefined, route };
  reportError(property(fields, "err") ?? fields, summary, request);
}

/** The process's log: JSON lines on standard output. Never log bodies, names, addresses or users' texts. */
export function log(): pino.Logger {
  logger ??= pino({
    level: env().LOG_LEVEL,
    base: undefined,
    // The same id is in the response's `x-request-id`.
    mixin: () => {
      const request = currentRequest();
      return request ? { request: request.id } : {};
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
