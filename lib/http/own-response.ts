/**
 * A header on every response of this site (`next.config.ts`). A response without it is somebody else's: a filter, a
 * proxy or the login page of a network responds at our addresses too, with any status.
 */
export const SITE_HEADER = { key: "X-CILS-Answer", value: "1" };

/** Whether this site sent the response. */
export function isOwnResponse({ headers }: Pick<Response, "headers">): boolean {
  return headers.has(SITE_HEADER.key);
}

/** The same response with the mark, for one that was stored by this site. */
export function markAsOwn(response: Response): Response {
  if (isOwnResponse(response)) return response;
  const headers = new Headers(response.headers);
  headers.set(SITE_HEADER.key, SITE_HEADER.value);
  return new Response(response.body, { status: response.status, headers });
}

/**
 * Fetches a file that browsers may hold in their cache. One from before this site marked its responses, or from
 * somebody else, is fetched from the network again.
 * @throws TypeError if no response of this site comes
 */
export async function fetchOwnFile(file: string | Request, options: RequestInit = {}): Promise<Response> {
  const cached = await fetch(file, options);
  const response = isOwnResponse(cached) ? cached : await fetch(file, { ...options, cache: "reload" });
  if (isOwnResponse(response)) return response;
  throw new TypeError("not a response of this site");
}
