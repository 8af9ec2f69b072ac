import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { CALL_HEADERS } from "@/lib/content-security";
import { readCookies } from "@/lib/cookie-header";
import { DEFAULT_LOCALE, isOfferedLocale, LOCALE_KEY } from "@/lib/i18n/locales";
import { negotiateLocale } from "@/lib/i18n/negotiate";
import { onePerProcess } from "@/lib/one-per-process";
import { type Visit, visits } from "@/lib/visit";

/** What an edge needs of a request, whoever took it: Next, or the front door. */
export type Incoming = { headers: Pick<Headers, "get">; body: AsyncIterable<Uint8Array> | null };

/** What a route answers of itself to a request. */
type DirectAnswer = (request: Incoming) => Promise<Response>;

/** @returns null where the path is another call's */
type FindAnswer = (path: string) => DirectAnswer | null;

const offers = () => onePerProcess("direct-calls", () => new Set<FindAnswer>());

/**
 * Lets the front door answer a POST itself: the way through Next costs the server more than saving an answer. The route offers it
 * when Next loads it, with the first such call; the edge is the route's own, with all it proves and refuses.
 */
export function offerDirectly(find: FindAnswer): void {
  offers().add(find);
}

/** The answer that a route offers for a path, or null: Next answers. */
export function findDirectAnswer(path: string): DirectAnswer | null {
  for (const find of offers()) {
    const answer = find(path);
    if (answer) return answer;
  }
  return null;
}

/** Sends what a route answers of itself. */
export async function answerDirectly(
  answer: DirectAnswer,
  visit: Visit,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { headers } = request;
  const cookies = readCookies(headers.cookie);
  const kept = cookies[LOCALE_KEY];
  const locale = isOfferedLocale(kept) ? kept : negotiateLocale(headers["accept-language"] ?? null);
  visit.direct = { cookies, locale: locale ?? DEFAULT_LOCALE };
  const get = (name: string) => headers[name]?.toString() ?? null;
  const incoming = { headers: { get }, body: request.iterator({ destroyOnReturn: false }) };
  const told = await visits().run(visit, () => answer(incoming));
  const body = await told.text();
  response.writeHead(told.status, {
    ...CALL_HEADERS,
    ...Object.fromEntries(told.headers),
    "Content-Length": Buffer.byteLength(body),
  });
  response.end(body);
  // What of a body was not read must not stand before the connection's next request.
  request.resume();
}
