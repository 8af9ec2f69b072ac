import { z } from "zod";
import {
  DEFAULT_SORT,
  PAGE_SIZE,
  SORT_VALUES,
  STUDENT_FILTERS,
  STUDENT_SORTS,
  type StudentQuery,
} from "@/lib/admin/student-query";

const MAX_PAGE_SIZE = 100;
const MAX_QUERY_LENGTH = 200;

const parametersSchema = z.object({
  q: z.string().trim().max(MAX_QUERY_LENGTH).default(""),
  sort: z.enum(SORT_VALUES).default(DEFAULT_SORT),
  filter: z.array(z.enum(STUDENT_FILTERS)).default([]),
  after: z.uuid().optional(),
  before: z.uuid().optional(),
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(PAGE_SIZE),
});

/** Parses `q`, `sort` (prefix `-`: descending), `filter` (repeatable), `after`, `before` and `limit`. */
export const studentQuerySchema = z
  .preprocess((given) => (given instanceof URLSearchParams ? toParts(given) : given), parametersSchema)
  .transform(({ sort, filter, ...rest }): StudentQuery => {
    const name = STUDENT_SORTS.find((one) => sort.endsWith(one)) ?? "registered";
    return { ...rest, sort: name, isDescending: sort.startsWith("-"), filters: [...new Set(filter)] };
  });

function toParts(parameters: URLSearchParams) {
  const parts = [...parameters].map(([name, value]) => [name, stripUnstorable(value)]);
  return { ...Object.fromEntries(parts), filter: parameters.getAll("filter").filter((word) => word !== "") };
}

/** Parses a page's query; invalid parameters give the whole list. */
export function parseStudentQuery(parameters: Record<string, string | string[] | undefined>): StudentQuery {
  const pairs = Object.entries(parameters).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  );
  const parsed = studentQuerySchema.safeParse(new URLSearchParams(pairs));
  return parsed.success ? parsed.data : studentQuerySchema.parse(new URLSearchParams());
}

/** PostgreSQL rejects NUL and lone surrogates. */
function stripUnstorable(value: string): string {
  return value.replaceAll("\0", "").toWellFormed();
}
