import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { IncomingMessage, Server, ServerResponse } from "node:http";
import { listBrotliFiles, preferBrotli } from "@/lib/brotli-files";
import { isDatabaseUnreachable } from "@/lib/database-error";
import { env } from "@/lib/env";
import { onePerProcess } from "@/lib/one-per-process";

/** What is known of the request that is being answered: the status it deserves where Next would say 500. */
type Visit = { status: 400 | 500 | 503 };

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

const kept = onePerProcess("door", (): { visits?: AsyncLocalStorage<Visit> } => ({}));

/**
 * Puts our own door before Next's server, for what Next leaves no other place for: the address of the connection, the
 * methods and paths that Next fails on, files as brotli, and the status of what failed because the database is away or the
 * request is broken.
 */
export function openFrontDoor(): void {
  if (kept.visits) return;
  const visits = new AsyncLocalStorage<Visit>();
  kept.visits = visits;
  // The development server makes its files as they are asked for.
  const brotliFiles = env().NODE_ENV === "production" ? listBrotliFiles() : new Set<string>();
  const emit = Server.prototype.emit;
  Server.prototype.emit = function emitThroughDoor(this: Server, event: string | symbol, ...rest: unknown[]): boolean {
    const [request, response] = rest;
    if (event !== "request" || !(request instanceof IncomingMessage) || !(response instanceof ServerResponse))
      return Reflect.apply(emit, this, [event, ...rest]);
    if (!METHODS.includes(request.method ?? "")) return refuse(response, 405, "method_not_allowed");
    if (!isReadable(request.url ?? "")) return refuse(response, 400, "invalid_input");
    noteAddress(request);
    preferBrotli(brotliFiles, request, response);
    const visit: Visit = { status: isActionCall(request) ? 400 : 500 };
    tellDeservedStatus(response, visit);
    return visits.run(visit, () => Reflect.apply(emit, this, [event, ...rest]));
  };
}

/**
 * Told by Next of every error of ours. A database that is away is a 503, anything else a 500; but for what fails at an
 * action, before its own edge has it: `lib/action.ts` lets nothing through, so the body was none.
 */
export function noteRequestError(error: unknown, isAction: boolean): void {
  const visit = kept.visits?.getStore();
  if (!visit) return;
  if (isDatabaseUnreachable(error)) visit.status = 503;
  else if (!isAction && !isFormFault(error)) visit.status = 500;
}

/** What the reader of forms that Next uses says of a body that breaks off or names no boundary. */
function isFormFault(error: unknown): boolean {
  return (
    error instanceof Error &&
    /^(Failed to parse body as FormData|Multipart: |Unexpected end of form|Malformed part header)/.test(error.message)
  );
}

/** What is sent to a page is an action's body: where Next cannot read it, nobody is told and the sender is at fault. */
function isActionCall({ method, url = "" }: IncomingMessage): boolean {
  return method === "POST" && !url.startsWith("/api/");
}

/** Whether the path's escapes stand for something. */
function isReadable(url: string): boolean {
  try {
    decodeURIComponent(url.split("?", 1)[0] ?? "");
    return true;
  } catch {
    return false;
  }
}

/**
 * Does what every proxy does: writes down at the end of X-Forwarded-For whose connection it took. Next tells its pages and
 * calls nothing of the connection, and what else stands in that header anybody may have written.
 */
function noteAddress(request: IncomingMessage): void {
  const said = request.headers["x-forwarded-for"];
  const address = request.socket.remoteAddress ?? "";
  request.headers["x-forwarded-for"] = [said, address].filter(Boolean).join(", ");
}

const REFUSALS = {
  invalid_input: "Controlla i dati: qualcosa manca o non va bene.",
  method_not_allowed: "Questa richiesta non è possibile.",
};

/** Refuses in the form of all refusals what Next cannot even read; nobody's language is known yet. */
function refuse(response: ServerResponse, status: 400 | 405, error: keyof typeof REFUSALS): boolean {
  response.writeHead(status, {
    ...(status === 405 ? { Allow: METHODS.join(", ") } : {}),
    "Content-Type": "application/json; charset=utf-8",
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
  });
  response.end(JSON.stringify({ error, message: REFUSALS[error] }));
  return true;
}

const RETRY_SECONDS = 5;

function tellDeservedStatus(response: ServerResponse, visit: Visit): void {
  const writeHead = response.writeHead;
  response.writeHead = function telling(this: ServerResponse, status: number, ...rest: unknown[]) {
    const deserved = status === 500 ? visit.status : status;
    if (deserved === 503) this.setHeader("Retry-After", RETRY_SECONDS);
    return Reflect.apply(writeHead, this, [deserved, ...rest]);
  };
}
