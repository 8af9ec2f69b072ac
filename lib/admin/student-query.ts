/** What the list of students can be put in order by; each both ways. */
export const STUDENT_SORTS = ["name", "registered", "access"] as const;
/** The same as the address says it: `-` in front is descending. */
export const SORT_WORDS = STUDENT_SORTS.flatMap((sort) => [sort, `-${sort}`] as const);
export type StudentSort = (typeof STUDENT_SORTS)[number];

/** `paid`: has access now; `expired`: had access, none now; `active`: has a simulation under way. */
export const STUDENT_FILTERS = ["paid", "expired", "suspended", "active"] as const;
export type StudentFilter = (typeof STUDENT_FILTERS)[number];

/** As many students as a page of the list shows. */
export const PAGE_SIZE = 50;

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

/** The newest first, if nothing else is asked for. */
export const FIRST_ORDER = "-registered";

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

/** The address of the list with a part of its query changed, from its first page on unless that says another. */
export function studentsAddress(query: StudentQuery, change: Partial<StudentQuery> = {}): string {
  const parameters = toSearchParams({ ...query, after: undefined, before: undefined, ...change });
  return `/admin${parameters.size > 0 ? `?${parameters}` : ""}`;
}
