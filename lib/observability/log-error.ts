import { AppError } from "@/lib/http/errors";

/** An error as the log tells it: what kind, where, and the message only where it cannot hold what a person typed. */
export type LoggedError = {
  type: string;
  code?: string;
  reason?: string;
  message?: string;
  /** Where it came from, without the message that a stack begins with. */
  stack?: string;
  cause?: LoggedError;
};

/** Errors whose messages speak of our code. A database's, a mail server's or a parser's may quote what they were given. */
const SPEAKS_OF_CODE = ["TypeError", "ReferenceError", "RangeError"];
const MAX_CAUSES = 5;

function textOf(error: Error, name: string): string | undefined {
  const value: unknown = Reflect.get(error, name);
  return typeof value === "string" || typeof value === "number" ? String(value) : undefined;
}

function messageOf(error: Error, code: string | undefined): string | undefined {
  const isOurs = error instanceof AppError || (error.name === "Error" && code === undefined);
  return isOurs || SPEAKS_OF_CODE.includes(error.name) ? error.message : undefined;
}

/**
 * Turns whatever was thrown into what may be logged: never a value that somebody gave, whatever the libraries put into their
 * messages (a failed query quotes its row, a mail server the address).
 */
export function toLoggedError(thrown: unknown, depth = 0): LoggedError {
  if (!(thrown instanceof Error)) return { type: typeof thrown };
  const code = textOf(thrown, "code");
  const message = messageOf(thrown, code);
  const reason = thrown instanceof AppError ? thrown.reason : undefined;
  const frames = (thrown.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return {
    type: thrown.name,
    ...(code === undefined ? {} : { code }),
    ...(reason === undefined ? {} : { reason }),
    ...(message === undefined ? {} : { message }),
    ...(frames.length > 0 ? { stack: frames.join("\n") } : {}),
    ...(thrown.cause === undefined || depth >= MAX_CAUSES ? {} : { cause: toLoggedError(thrown.cause, depth + 1) }),
  };
}
