import { z } from "zod";
import {
  FIRST_ORDER,
  PAGE_SIZE,
  SORT_WORDS,
  STUDENT_FILTERS,
  STUDENT_SORTS,
  type StudentQuery,
} from "@/lib/admin/student-query";

const PAGE_MAX = 100;
const QUERY_MAX = 200;

const parametersSchema = z.object({
  q: z.string().trim().max(QUERY_MAX).default(""),
  sort: z.enum(SORT_WORDS).default(FIRST_ORDER),
  filter: z.array(z.enum(STUDENT_FILTERS)).default([]),
  after: z.uuid().optional(),
  before: z.uuid().optional(),
  limit: z.coerce.number().int().min(1).max(PAGE_MAX).default(PAGE_SIZE),
});

/** Parses `q`, `sort` (prefix `-`: descending), `filter` (repeatable), `after`, `before` and `limit`. */
export const studentQuerySchema = z
  .preprocess((given) => (given instanceof URLSearchParams ? toParts(given) : given), parametersSchema)
  .transform(({ sort, filter, ...rest }): StudentQuery => {
    const name = STUDENT_SORTS.find((one) => sort.endsWith(one)) ?? "registered";
    return { ...rest, sort: name, isDescending: sort.startsWith("-"), filters: [...new Set(filter)] };
  });

function toParts(parameters: URLSearchParams) {
  const parts = [...parameters].map(([name, value]) => [name, toStorable(value)]);
  return { ...Object.fromEntries(parts), filter: parameters.getAll("filter").filter((word) => word !== "") };
}

/** Parses a page's query; invalid parameters give the whole list. */
export function readStudentQuery(parameters: Record<string, string | string[] | undefined>): StudentQuery {
  const pairs = Object.entries(parameters).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  );
  const parsed = studentQuerySchema.safeParse(new URLSearchParams(pairs));
  return parsed.success ? parsed.data : studentQuerySchema.parse(new URLSearchParams());
}

/** PostgreSQL rejects NUL and lone surrogates. */
function toStorable(value: string): string {
  return value.replaceAll("\0", "").toWellFormed();
}
