import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { getTranslations } from "next-intl/server";
import type { z } from "zod";
import { isDatabaseUnreachable } from "@/lib/db/database-error";
import { env } from "@/lib/env";
import { AppError, ERROR_STATUS, type PublicReason, parseInput, toPublicReason } from "@/lib/http/errors";
import { runWithRequestContext } from "@/lib/http/request-context";
import { REQUEST_ID_HEADER } from "@/lib/http/request-id";
import { isShuttingDown } from "@/lib/jobs/shutdown-state";
import { log } from "@/lib/observability/log";
import { setHstsHeader } from "@/lib/security/content-security";

/** Many times the longest text a learner may hand in. */
export const MAX_BODY_BYTES = 64 * 1024;

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
type Method = (typeof METHODS)[number];

type Context<P> = { params: Promise<P> };
type HandlerResult = Response | Record<string, unknown> | readonly unknown[];
type Handler<P> = (request: Request, params: P) => Promise<HandlerResult>;
type RouteHandler<P> = (request: Request, context: Context<P>) => Promise<Response>;

/**
 * The wrapper of every route handler: request context, origin check, JSON responses, and errors as `ErrorBody`. An
 * unreachable database is 503 with `Retry-After`; a method without a handler is 405.
 * @param machine for non-browser callers that authenticate by signature or secret: the origin is not checked
 */
export function route<P = Record<string, never>>(
  handlers: Partial<Record<Method, Handler<P>>>,
  { machine = false }: { machine?: boolean } = {},
): Record<Method, RouteHandler<P>> {
  const handle = async (method: Method, request: Request, params: Promise<P>): Promise<Response> => {
    const handler = handlers[method];
    if (!handler) throw new AppError("method_not_allowed");
    if (method !== "GET" && !machine) requireOwnOrigin(request.headers);
    const result = await handler(request, await params);
    return result instanceof Response ? result : Response.json(result, { headers: { "Cache-Control": "no-store" } });
  };
  const toRouteHandler =
    (method: Method): RouteHandler<P> =>
    (request, { params }) =>
      runWithRequestContext(request.headers, request.url, async ({ id }) => {
        const response = await handle(method, request, params).catch(toErrorResponse);
        const isRead = await discardBody(request);
        response.headers.set(REQUEST_ID_HEADER, id);
        setHstsHeader(response.headers, env().NEXTAUTH_URL);
        // The caller's next request then goes to another server, and a rejected upload stops.
        if (isShuttingDown() || !isRead) response.headers.set("Connection", "close");
        return response;
      });
  const routeHandlers = METHODS.map((method) => [method, toRouteHandler(method)] as const);
  return Object.fromEntries(routeHandlers) as Record<Method, RouteHandler<P>>;
}

/** Requires an `Origin` of this site, against CSRF. @throws AppError forbidden */
export function requireOwnOrigin(headers: Pick<Headers, "get">): void {
  const origin = headers.get("origin");
  const hosts = [headers.get("host"), new URL(env().NEXTAUTH_URL).host];
  if (origin && URL.canParse(origin) && hosts.includes(new URL(origin).host)) return;
  throw new AppError("forbidden", "foreign or missing origin", { reason: "foreign_origin" });
}

/** Reads and validates a JSON body. @throws AppError unsupported_type, too_large or invalid_input */
export async function readJson<S extends z.ZodType>(request: Request, schema: S): Promise<z.output<S>> {
  requireJson(request);
  return parseInput(schema, parseBody(await readText(request)));
}

/** Like `readJson`, but an empty body counts as `{}`. */
export async function readOptionalJson<S extends z.ZodType>(request: Request, schema: S): Promise<z.output<S>> {
  const text = await readText(request);
  if (text === "") return parseInput(schema, {});
  requireJson(request);
  return parseInput(schema, parseBody(text));
}

function requireJson(request: Request): void {
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/json\b/i.test(type)) throw new AppError("unsupported_type");
}

/** Longer than our pages wait for an answer (lib/http/call.ts). Node itself ends a request only after five minutes. */
const BODY_TIMEOUT_MS = 30_000;

/** Reads a body as UTF-8, unparsed. @throws AppError too_large, invalid_input (connection lost, or body too slow) */
export async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get("content-length") ?? 0) > MAX_BODY_BYTES) throw new AppError("too_large");
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error("the body is too slow")), BODY_TIMEOUT_MS).unref();
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Only unlocked, not cancelled: that would end the connection before the refusal is sent.
  const reader = request.body?.getReader();
  try {
    for (;;) {
      const { done = true, value } = (await Promise.race([reader?.read(), timeout])) ?? {};
      if (done || !value) break;
      size += value.byteLength;
      if (size > MAX_BODY_BYTES) throw new AppError("too_large");
      chunks.push(value);
    }
  } catch (cause) {
    throw cause instanceof AppError
      ? cause
      : new AppError("invalid_input", "the body did not arrive in full", { cause });
  } finally {
    clearTimeout(timer);
    reader?.releaseLock();
  }
  return Buffer.concat(chunks).toString("utf8");
}

/**
 * The rest of a rejected body is read up to these limits, because a client that is cut off may not get the response.
 */
const DISCARDED = { bytes: 16 * 1024 * 1024, milliseconds: 1000 };

/**
 * Discards what a handler has not read. A small body has arrived, and the connection can be used again.
 * @returns false when the rest is too large or too slow: the connection must end with the response
 */
export async function discardBody({ body }: Request): Promise<boolean> {
  if (!body || body.locked) return true;
  const reader = body.getReader();
  const discard = async () => {
    for (let bytes = 0; bytes < DISCARDED.bytes; ) {
      const { done, value } = await reader.read();
      if (done) return true;
      bytes += value.byteLength;
    }
    return false;
  };
  return Promise.race([discard().catch(() => false), sleep(DISCARDED.milliseconds, false, { ref: false })]);
}

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text, (_key, value) => (typeof value === "string" ? toStorableText(value) : value));
  } catch (cause) {
    throw new AppError("invalid_input", "the body is not JSON", { cause });
  }
}

/** PostgreSQL rejects NUL and lone surrogates: NUL is removed, a surrogate becomes U+FFFD. */
function toStorableText(value: string): string {
  return value.replaceAll("\0", "").toWellFormed();
}

/** Maps an unreachable database to `unavailable` and any unknown error to `internal`. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseUnreachable(error))
    return new AppError("unavailable", "the database cannot be reached", { cause: error });
  return new AppError("internal", "unexpected error", { cause: error });
}

export type ErrorBody = {
  error: AppError["code"];
  message: string;
  reason?: PublicReason;
  fields?: Record<string, string>;
};

export async function toErrorBody(error: AppError): Promise<ErrorBody> {
  const translate = await getTranslations("errors");
  const { code, reason, fields } = error;
  const body: ErrorBody = { error: code, message: await errorMessage(error) };
  const publicReason = toPublicReason(reason);
  if (publicReason) body.reason = publicReason;
  if (fields) {
    const faults = Object.entries(fields).map(([name, fault]) => [name, translate(`fields.${fault}`)]);
    body.fields = Object.fromEntries(faults);
  }
  return body;
}

async function errorMessage(error: AppError): Promise<string> {
  const translate = await getTranslations("errors");
  if (error.reason) return translate(`reasons.${error.reason}`);
  if (error.code === "rate_limited") return translate("rate_limited", { minutes: Math.ceil(waitSeconds(error) / 60) });
  return translate(error.code);
}

/** A database restart takes a few seconds. */
const UNAVAILABLE_RETRY_SECONDS = 5;

const waitSeconds = (error: AppError) => error.retryAfterSeconds ?? 60;

async function toErrorResponse(error: unknown): Promise<Response> {
  const appError = toAppError(error);
  if (appError.code === "internal") log().error({ err: error }, "unexpected error");
  else if (ERROR_STATUS[appError.code] >= 500) log().warn({ code: appError.code, err: appError }, appError.message);
  const headers = new Headers({ "Cache-Control": "no-store" });
  if (appError.code === "rate_limited") headers.set("Retry-After", String(waitSeconds(appError)));
  if (appError.code === "unavailable") headers.set("Retry-After", String(UNAVAILABLE_RETRY_SECONDS));
  return Response.json(await toErrorBody(appError), { status: ERROR_STATUS[appError.code], headers });
}
