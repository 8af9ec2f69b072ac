import { SITE_HEADER } from "@/lib/http/own-response";

/** The header of every answer of the site, for `route.fulfill`. */
export const OWN_HEADERS = { [SITE_HEADER.key]: SITE_HEADER.value };

/** An answer that the site gives, unlike a bare `Response`, which anybody may have given. */
export function ownResponse(body: BodyInit | null, { headers, ...init }: ResponseInit = {}): Response {
  const response = new Response(body, { ...init, headers: new Headers(headers) });
  response.headers.set(SITE_HEADER.key, SITE_HEADER.value);
  return response;
}

export const ownJson = (body: unknown, init?: ResponseInit): Response => ownResponse(JSON.stringify(body), init);
