/** The cookies that a request brings, by name; where one comes twice, the last. None of ours has anything escaped in it. */
export function readCookies(header = ""): Record<string, string> {
  const pairs = header.split(";").map((pair) => pair.trim().split("="));
  return Object.fromEntries(pairs.filter(([name]) => name).map(([name = "", ...value]) => [name, value.join("=")]));
}
