import { z } from "zod";
import { toUrl } from "@/lib/admin/url";

export const STUDENT_SORTS = ["name", "registered", "access"] as const;
/** The values of `sort` in the address: `-` means descending. */
export const SORT_VALUES = STUDENT_SORTS.flatMap((sort) => [sort, `-${sort}`] as const);
export type StudentSort = (typeof STUDENT_SORTS)[number];

/**
 * `paid`: has access now, or paid for access that begins later; `expired`: had access; `none`: neither; `active`: has a
 * simulation under way. Of the first three several mean any of them. Students are `paid`, `expired` or `none`.
 */
export const STUDENT_FILTERS = ["paid", "expired", "none", "suspended", "active"] as const;
export type StudentFilter = (typeof STUDENT_FILTERS)[number];

export const PAGE_SIZE = 50;

export type StudentQuery = {
  q: string;
  sort: StudentSort;
  isDescending: boolean;
  filters: StudentFilter[];
  /** Cursors: the student after whom the page begins, or before whom it ends. */
  after?: string | undefined;
  before?: string | undefined;
  limit: number;
  /** Whether the whole list has the admins as well. A search finds them anyway. */
  includesAdmins?: boolean;
};

export const DEFAULT_SORT = "-registered";

/** The words of a search, all of which must match. Words without a letter or digit are ignored. */
export function toTerms(q: string): string[] {
  return q.split(/\s+/).filter((term) => /[\p{L}\p{N}]/u.test(term));
}

/** A query as the fields of an address; those with their default are null. */
export function toUrlFields({ q, filters, sort, isDescending, after, before, limit }: StudentQuery) {
  const order = `${isDescending ? "-" : ""}${sort}`;
  return {
    q,
    sort: order === DEFAULT_SORT ? null : order,
    filter: filters,
    after,
    before,
    limit: limit === PAGE_SIZE ? null : String(limit),
  };
}

/** The list's address with part of the query changed; the cursor is reset unless `change` sets it. */
export function studentListUrl(query: StudentQuery, change: Partial<StudentQuery> = {}, path = "/admin"): string {
  return toUrl(path, toUrlFields({ ...query, after: undefined, before: undefined, ...change }));
}

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
