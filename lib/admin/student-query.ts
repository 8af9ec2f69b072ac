import { z } from "zod";

/** What the list of students can be put in order by; each both ways. */
export const STUDENT_SORTS = ["name", "registered", "access"] as const;
export type StudentSort = (typeof STUDENT_SORTS)[number];

/** `paid`: has access now; `expired`: had access, none now; `active`: has a simulation under way. */
export const STUDENT_FILTERS = ["paid", "expired", "suspended", "active"] as const;
export type StudentFilter = (typeof STUDENT_FILTERS)[number];

/** As many students as a page of the list shows, and as many as one call may ask for. */
const PAGE_SIZE = 50;
const PAGE_MAX = 100;
const QUERY_MAX = 200;

/** What the list of students is asked for, as it stands in the address. */
export type StudentQuery = {
  q: string;
  sort: StudentSort;
  isDescending: boolean;
  filters: StudentFilter[];
  /** The student after whom the page begins, or before whom it ends. */
  after?: string | undefined;
  before?: string | undefined;
  limit: number;
};

const SORT_WORDS = STUDENT_SORTS.flatMap((sort) => [sort, `-${sort}`] as const);
const FIRST_ORDER = "-registered";

const parametersSchema = z.object({
  q: z.string().trim().max(QUERY_MAX).default(""),
  sort: z.enum(SORT_WORDS).default(FIRST_ORDER),
  filter: z.array(z.enum(STUDENT_FILTERS)).default([]),
  after: z.uuid().optional(),
  before: z.uuid().optional(),
  limit: z.coerce.number().int().min(1).max(PAGE_MAX).default(PAGE_SIZE),
});

/** The parameters of an address as a query: `q`, `sort` (with `-` in front: descending), `filter` (again for each), `after`, `before`, `limit`. */
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

/** A query from a page's address; what cannot be one is the whole list. */
export function readStudentQuery(parameters: Record<string, string | string[] | undefined>): StudentQuery {
  const pairs = Object.entries(parameters).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  );
  const parsed = studentQuerySchema.safeParse(new URLSearchParams(pairs));
  return parsed.success ? parsed.data : studentQuerySchema.parse(new URLSearchParams());
}

/** The words of a search: each must be found. A lone sign without letter or digit is no word. */
export function toTerms(q: string): string[] {
  return q.split(/\s+/).filter((term) => /[\p{L}\p{N}]/u.test(term));
}

/** A query as parameters of an address, without what goes without saying. */
export function toSearchParams(query: StudentQuery): URLSearchParams {
  const parameters = new URLSearchParams();
  if (query.q) parameters.set("q", query.q);
  const sort = `${query.isDescending ? "-" : ""}${query.sort}`;
  if (sort !== FIRST_ORDER) parameters.set("sort", sort);
  for (const filter of query.filters) parameters.append("filter", filter);
  if (query.after) parameters.set("after", query.after);
  if (query.before) parameters.set("before", query.before);
  if (query.limit !== PAGE_SIZE) parameters.set("limit", String(query.limit));
  return parameters;
}

/** PostgreSQL takes neither NUL nor half a surrogate pair. */
function toStorable(value: string): string {
  return value.replaceAll("\0", "").toWellFormed();
}
