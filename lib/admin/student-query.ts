export const STUDENT_SORTS = ["name", "registered", "access"] as const;
/** The values of `sort` in the address: `-` means descending. */
export const SORT_VALUES = STUDENT_SORTS.flatMap((sort) => [sort, `-${sort}`] as const);
export type StudentSort = (typeof STUDENT_SORTS)[number];

/** `paid`: has access now; `expired`: had access, none now; `active`: has a simulation under way. */
export const STUDENT_FILTERS = ["paid", "expired", "suspended", "active"] as const;
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
};

export const DEFAULT_SORT = "-registered";

/** The words of a search, all of which must match. Words without a letter or digit are ignored. */
export function toTerms(q: string): string[] {
  return q.split(/\s+/).filter((term) => /[\p{L}\p{N}]/u.test(term));
}

/** A query as URL parameters, without default values. */
export function toSearchParams(query: StudentQuery): URLSearchParams {
  const parameters = new URLSearchParams();
  if (query.q) parameters.set("q", query.q);
  const sort = `${query.isDescending ? "-" : ""}${query.sort}`;
  if (sort !== DEFAULT_SORT) parameters.set("sort", sort);
  for (const filter of query.filters) parameters.append("filter", filter);
  if (query.after) parameters.set("after", query.after);
  if (query.before) parameters.set("before", query.before);
  if (query.limit !== PAGE_SIZE) parameters.set("limit", String(query.limit));
  return parameters;
}

/** The list's address with part of the query changed; the cursor is reset unless `change` sets it. */
export function studentListUrl(query: StudentQuery, change: Partial<StudentQuery> = {}): string {
  const parameters = toSearchParams({ ...query, after: undefined, before: undefined, ...change });
  return `/admin${parameters.size > 0 ? `?${parameters}` : ""}`;
}
