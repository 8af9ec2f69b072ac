import { AppError } from "@/lib/http/errors";

/** `message` is set only where it cannot contain user input. */
export type LoggedError = {
  type: string;
  code?: string | undefined;
  reason?: string | undefined;
  message?: string | undefined;
  /** Without the message at its start. */
  stack?: string | undefined;
  cause?: LoggedError | undefined;
};

/** Errors about our code. Messages of a database, mail server or parser may quote user input. */
const SAFE_ERROR_TYPES = ["TypeError", "ReferenceError", "RangeError"];
const MAX_CAUSES = 5;

function textOf(error: Error, name: string): string | undefined {
  const value: unknown = Reflect.get(error, name);
  return typeof value === "string" || typeof value === "number" ? String(value) : undefined;
}

function messageOf(error: Error, code: string | undefined): string | undefined {
  const isOurs = error instanceof AppError || (error.name === "Error" && code === undefined);
  return isOurs || SAFE_ERROR_TYPES.includes(error.name) ? error.message : undefined;
}

/**
 * Reduces a thrown value to what may be logged, without the user data that libraries quote in messages (a failed query
 * its row, a mail server the address).
 */
export function toLoggedError(thrown: unknown, depth = 0): LoggedError {
  if (!(thrown instanceof Error)) return { type: typeof thrown };
  const code = textOf(thrown, "code");
  const frames = (thrown.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  const hasCause = thrown.cause !== undefined && depth < MAX_CAUSES;
  return {
    type: thrown.name,
    code,
    reason: thrown instanceof AppError ? thrown.reason : undefined,
    message: messageOf(thrown, code),
    stack: frames.join("\n") || undefined,
    cause: hasCause ? toLoggedError(thrown.cause, depth + 1) : undefined,
  };
}
