/**
 * A header on every answer of this site (`next.config.ts`). An answer without it is somebody else's: a filter, a proxy or
 * the login page of a network answers our addresses too, with any status.
 */
export const ANSWER_MARK = { key: "X-CILS-Answer", value: "1" };

/** Whether this site gave the answer. */
export function isOwnAnswer({ headers }: Pick<Response, "headers">): boolean {
  return headers.has(ANSWER_MARK.key);
}

/** The same answer with the mark, for one that was stored by this site. */
export function markAsOwn(response: Response): Response {
  if (isOwnAnswer(response)) return response;
  const headers = new Headers(response.headers);
  headers.set(ANSWER_MARK.key, ANSWER_MARK.value);
  return new Response(response.body, { status: response.status, headers });
}

/**
 * Fetches a file that browsers may hold in their cache. One from before this site marked its answers, or from somebody
 * else, is fetched from the network again.
 * @throws TypeError if no answer of this site comes
 */
export async function fetchOwnFile(file: string | Request, options: RequestInit = {}): Promise<Response> {
  const cached = await fetch(file, options);
  const answer = isOwnAnswer(cached) ? cached : await fetch(file, { ...options, cache: "reload" });
  if (isOwnAnswer(answer)) return answer;
  throw new TypeError("not an answer of this site");
}
