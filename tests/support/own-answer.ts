import { ANSWER_MARK } from "@/lib/http/answer-mark";

/** The header of every answer of the site, for `route.fulfill`. */
export const OWN_HEADERS = { [ANSWER_MARK.key]: ANSWER_MARK.value };

/** An answer that the site gives, unlike a bare `Response`, which anybody may have given. */
export function ownAnswer(body: BodyInit | null, { headers, ...init }: ResponseInit = {}): Response {
  const response = new Response(body, { ...init, headers: new Headers(headers) });
  response.headers.set(ANSWER_MARK.key, ANSWER_MARK.value);
  return response;
}

export const ownJson = (body: unknown, init?: ResponseInit): Response => ownAnswer(JSON.stringify(body), init);
