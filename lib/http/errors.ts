import type { z } from "zod";
import type messages from "@/messages/it.json";

/** Error codes and their HTTP status. Their sentences are in `messages/`, namespace `errors`. */
export const ERROR_STATUS = {
  invalid_input: 400,
  unauthenticated: 401,
  payment_required: 402,
  forbidden: 403,
  suspended: 403,
  expired: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  unsupported_type: 415,
  unprocessable: 422,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** A more specific reason than the code, with its own sentence (`errors.reasons`). */
export type ErrorReason = keyof typeof messages.errors.reasons;

/** Reasons included in the response because a page depends on them. */
const PUBLIC_REASONS = [
  "second_factor_required",
  "wrong_second_factor",
  "session_ended",
  "other_account",
  "part_not_begun",
  "time_over",
  "taken_over",
  "newer_answers_saved",
] as const satisfies readonly ErrorReason[];

export type PublicReason = (typeof PUBLIC_REASONS)[number];

/** The reason if responses may include it, or null. */
export function toPublicReason(reason: string | null | undefined): PublicReason | null {
  return PUBLIC_REASONS.find((publicReason) => publicReason === reason) ?? null;
}

/** Used as messages by the schemas. Their sentences are in `messages/`, namespace `errors.fields`. */
export const FIELD_FAULTS = [
  "invalid",
  "required",
  "too_long",
  "email",
  "password_short",
  "password_common",
  "password_personal",
  "tax_code",
  "date",
  "under_age",
  "province",
  "postal_code",
  "code",
  "gift_code",
  "empty_writing",
  "unchanged",
  "phone",
  "wrong_password",
  "same_email",
  "same_password",
  "passwords_differ",
  "not_confirmed",
  "terms",
  "past_day",
  "far_day",
] as const;

export type FieldFault = (typeof FIELD_FAULTS)[number];

export type FieldFaults = Record<string, FieldFault>;

function toFieldFault(message: string): FieldFault {
  return FIELD_FAULTS.find((fault) => fault === message) ?? "invalid";
}

/**
 * The only error thrown on purpose; anything else that reaches a wrapper is a bug. `message` is for the log only and
 * must not contain personal data; `reason` and `fields` choose the sentences for the caller.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly reason: ErrorReason | undefined;
  readonly fields: FieldFaults | undefined;
  /** For `rate_limited`. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    logMessage?: string,
    options: { cause?: unknown; reason?: ErrorReason; fields?: FieldFaults; retryAfterSeconds?: number } = {},
  ) {
    super(logMessage ?? code, { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.reason = options.reason;
    this.fields = options.fields;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/** Validates untrusted input. @throws AppError invalid_input with the invalid fields */
export function parseInput<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new AppError("invalid_input", "the input breaks its schema", { fields: toFieldFaults(result.error) });
}

/** The first fault of each field. */
export function toFieldFaults(error: z.ZodError): FieldFaults {
  const fields: FieldFaults = {};
  for (const issue of error.issues) fields[issue.path.join(".") || "body"] ??= toFieldFault(issue.message);
  return fields;
}

/** Validates a path segment. @throws AppError not_found */
export function parsePathPart<S extends z.ZodType>(schema: S, value: string): z.output<S> {
  const result = schema.safeParse(value);
  if (!result.success) throw new AppError("not_found");
  return result.data;
}
