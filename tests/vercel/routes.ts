/** One route of Vercel's Build Output API (`config.json`): whether it matches a request, and what it does with it. */
import { z } from "zod";

const conditionSchema = z.object({ type: z.enum(["header", "cookie"]), key: z.string(), value: z.string().optional() });
const routeSchema = z.object({
  src: z.string(),
  dest: z.string().optional(),
  status: z.number().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  has: z.array(conditionSchema).optional(),
  missing: z.array(conditionSchema).optional(),
  continue: z.boolean().optional(),
  middlewarePath: z.string().optional(),
});

export const configSchema = z.object({
  routes: z.array(z.union([z.object({ handle: z.string() }), routeSchema])),
  crons: z.array(z.object({ path: z.string(), schedule: z.string() })),
});

export type Route = z.infer<typeof routeSchema>;
type Condition = z.infer<typeof conditionSchema>;

export type Captures = Record<string, string>;

function readCookie(headers: Headers, name: string): string | undefined {
  const cookies = (headers.get("cookie") ?? "").split("; ").map((pair) => pair.split("="));
  return cookies.find(([key]) => key === name)?.[1];
}

/** The captures of a condition for a matching request, or null. */
function matchCondition({ type, key, value }: Condition, headers: Headers): Captures | null {
  const found = type === "header" ? headers.get(key) : readCookie(headers, key);
  if (found === null || found === undefined) return null;
  if (value === undefined) return {};
  const match = new RegExp(`^${value}$`).exec(found);
  return match && { ...match.groups };
}

/** The captures of a route for a matching request, by number and by name, or null. */
export function matchRoute({ src, has = [], missing = [] }: Route, path: string, headers: Headers): Captures | null {
  const match = new RegExp(`${src.startsWith("^") ? "" : "^"}${src}${src.endsWith("$") ? "" : "$"}`).exec(path);
  if (!match || missing.some((condition) => matchCondition(condition, headers))) return null;
  const met = has.map((condition) => matchCondition(condition, headers));
  if (met.includes(null)) return null;
  return Object.assign({ ...match.map((group) => group ?? "") }, match.groups, ...met);
}

/** A destination or a header's value with captures in place of `$1` and `$name`. */
export const substitute = (template: string, captures: Captures): string =>
  template.replace(/\$(\w+)/g, (_whole, name: string) => captures[name] ?? "");
