/** A part of a path that our own routes are made of, such as `save-answers`; everything else came from somewhere else. */
const WORD = /^[a-z][a-z-]{0,20}$/;

/**
 * A request's path without what tells of anybody: ids, codes and whatever else is no word of a route.
 * @param url path and query, such as `/api/session/3f2a/save-answers?x=1`
 * @returns the same with a star for each of them
 */
export function toPathPattern(url: string): string {
  const [path = ""] = url.split("?", 1);
  return path
    .split("/")
    .slice(0, 8)
    .map((part) => (part === "" || WORD.test(part) ? part : "*"))
    .join("/");
}
