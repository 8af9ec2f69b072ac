type Value = string | readonly string[] | null | undefined;

/** A path with a query of what is given; null, undefined and empty texts are left out. */
export function toAddress(path: string, fields: Readonly<Record<string, Value>>): string {
  const pairs = Object.entries(fields).flatMap(([name, value]) => [value ?? []].flat().map((one) => [name, one]));
  const query = new URLSearchParams(pairs.filter(([, value]) => value !== ""));
  return query.size > 0 ? `${path}?${query}` : path;
}
