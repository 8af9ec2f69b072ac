import "server-only";
import { randomUUID } from "node:crypto";
import { IncomingMessage, Server, ServerResponse } from "node:http";
import { noteRequest } from "@/lib/answering";
import { listBrotliFiles, preferBrotli } from "@/lib/brotli-files";
import { compressAnswer } from "@/lib/compressed-answer";
import { isDatabaseUnreachable } from "@/lib/database-error";
import { answerDirectly, findDirectAnswer } from "@/lib/direct-call";
import { env } from "@/lib/env";
import { reportError } from "@/lib/error-report";
import { answerStranger } from "@/lib/kept-pages";
import { isLeaving } from "@/lib/leaving";
import { countAnswer } from "@/lib/metrics";
import { onePerProcess } from "@/lib/one-per-process";
import { readStrangerPage } from "@/lib/stranger-page";
import { type Visit, visits } from "@/lib/visit";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** What stands in the figures for an answer that nobody waited for, as proxies count it. */
const CALLER_GONE = 499;

const door = onePerProcess("door", () => ({ isOpen: false }));

/**
 * Puts our own door before Next's server, for what Next leaves no other place for: the address of the connection, the
 * methods and paths that Next fails on, files as brotli, answers compressed, pages kept for strangers, calls that their routes
 * answer past Next, the status of what failed because the database is away or the request is broken, and what is written
 * down of every answer.
 */
export function openFrontDoor(): void {
  if (door.isOpen) return;
  door.isOpen = true;
  // The development server makes its files as they are asked for.
  const isProduction = env().NODE_ENV === "production";
  // A trace is made of Next's own steps: who wants it gets all calls through Next.
  const answersDirectly = isProduction && !env().OTEL_EXPORTER_OTLP_ENDPOINT;
  const brotliFiles = isProduction ? listBrotliFiles() : new Set<string>();
  // Behind something that compresses itself the build makes no copies.
  const compresses = brotliFiles.size > 0;
  const emit = Server.prototype.emit;
  Server.prototype.emit = function emitThroughDoor(this: Server, event: string | symbol, ...rest: unknown[]): boolean {
    const [request, response] = rest;
    if (event !== "request" || !(request instanceof IncomingMessage) || !(response instanceof ServerResponse))
      return Reflect.apply(emit, this, [event, ...rest]);
    noteRequest(this, response);
    const { method = "", url = "" } = request;
    noteAddress(request);
    preferBrotli(brotliFiles, request, response);
    if (method === "GET") nameTypePlainly(response);
    const visit: Visit = {
      id: idOf(request),
      url,
      status: isActionCall(request) ? 400 : 500,
      documentData: isDocument(request) ? [] : undefined,
    };
    const arrived = performance.now();
    tellOnAnswer(response, visit, arrived);
    const statusOf = () => (response.headersSent ? response.statusCode : CALLER_GONE);
    response.once("close", () => countAnswer(method, url, statusOf(), (performance.now() - arrived) / 1000));
    if (!METHODS.includes(method)) return refuse(response, 405, "method_not_allowed");
    if (!isReadable(url)) return refuse(response, 400, "invalid_input");
    const direct = answersDirectly && method === "POST" ? findDirectAnswer(url) : null;
    if (direct) {
      answerDirectly(direct, visit, request, response).catch((error: unknown) => {
        reportError(error, "a call failed");
        refuse(response, 500, "internal");
      });
      return true;
    }
    const goOn = () => {
      if (compresses && method === "GET") compressAnswer(request, response);
      return visits().run(visit, () => Reflect.apply(emit, this, [event, ...rest]));
    };
    // The development server's pages change with their sources.
    const asked = isProduction && readStrangerPage(request);
    if (!asked) return goOn();
    void answerStranger(asked, request, response).then((isAnswered) => isAnswered || goOn());
    return true;
  };
}

/**
 * Told by Next of every error of ours. A database that is away is a 503, anything else a 500; but for what fails at an
 * action, before its own edge has it: `lib/action.ts` lets nothing through, so the body was none.
 */
export function noteRequestError(error: unknown, isAction: boolean): void {
  const visit = visits().getStore();
  if (!visit) return;
  if (isDatabaseUnreachable(error)) visit.status = 503;
  else if (!isAction && !isFormFault(error)) {
    visit.status = 500;
    reportError(error, "a page failed");
  }
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

/** Whether a page would answer with its document: the router and actions ask for what React makes of it alone. */
function isDocument({ headers }: IncomingMessage): boolean {
  return headers["rsc"] === undefined && headers["next-action"] === undefined;
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
  // Of a connection that is gone already nobody knows the address: what its caller wrote must not stand in its place.
  request.headers["x-forwarded-for"] = address && [said, address].filter(Boolean).join(", ");
}

/**
 * Lets what a call reads be compressed, a fifth of its size for a review: Next hands a call's content type over as a list of one, in
 * which nothing is seen that could be. What a call writes is answered in a few bytes, not worth the work.
 */
function nameTypePlainly(response: ServerResponse): void {
  const setHeader = response.setHeader;
  response.setHeader = function naming(this: ServerResponse, name, value) {
    const isListedType = name.toLowerCase() === "content-type" && Array.isArray(value);
    return Reflect.apply(setHeader, this, [name, isListedType ? value.join(", ") : value]);
  };
}

/** The id that a proxy gave the request, so that its log and ours tell of one; else one of ours. */
function idOf({ headers }: IncomingMessage): string {
  const given = headers["x-request-id"];
  return typeof given === "string" && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

const REFUSALS = {
  invalid_input: "Controlla i dati: qualcosa manca o non va bene.",
  method_not_allowed: "Questa richiesta non è possibile.",
  internal: "C'è stato un problema da parte nostra. Riprova tra poco.",
};

/** Refuses in the form of all refusals what Next cannot even read; nobody's language is known yet. */
function refuse(response: ServerResponse, status: 400 | 405 | 500, error: keyof typeof REFUSALS): boolean {
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

/**
 * Puts on an answer, when it begins: the status it deserves, its request's id, and how long it took until here. Where the
 * process is leaving, also that the connection ends with it: what is asked next comes to another one.
 */
function tellOnAnswer(response: ServerResponse, visit: Visit, arrived: number): void {
  const writeHead = response.writeHead;
  response.writeHead = function telling(this: ServerResponse, status: number, ...rest: unknown[]) {
    const deserved = status === 500 ? visit.status : status;
    if (isLeaving()) this.shouldKeepAlive = false;
    if (deserved === 503) this.setHeader("Retry-After", RETRY_SECONDS);
    this.setHeader("X-Request-Id", visit.id);
    this.setHeader("Server-Timing", `app;dur=${(performance.now() - arrived).toFixed(1)}`);
    return Reflect.apply(writeHead, this, [deserved, ...rest]);
  };
}
