type Value = string | readonly string[] | null | undefined;

/** A path with a query string; null, undefined and empty values are left out. */
export function toUrl(path: string, fields: Readonly<Record<string, Value>>): string {
  const pairs = Object.entries(fields).flatMap(([name, value]) => [value ?? []].flat().map((one) => [name, one]));
  const query = new URLSearchParams(pairs.filter(([, value]) => value !== ""));
  return query.size > 0 ? `${path}?${query}` : path;
}
