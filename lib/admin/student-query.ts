import { toUrl } from "@/lib/admin/url";

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
