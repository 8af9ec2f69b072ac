/**
 * The simulations that a person keeps on a device, by the names of their caches: whose, and which attempt. A copy is the
 * page of the attempt, the code it needs, its recordings and, put last, a mark that says what it is: without one it is not whole.
 */

/** Begins the name of everything that belongs to a copy, in the caches and in local storage. */
export const COPY_PREFIX = "cils-copy:";

/** The address of the mark inside its cache. */
export const COPY_MARK = "/copy.json";

/** Where a page that stands in a copy says since when, so that its code knows. */
export const COPY_META = "cils-copy";

/** Whose copy it is, and of which attempt. */
export type CopyKey = { ownerId: string; attemptId: string };

/** What the mark says. `bytes`: how much of the device it takes. */
export type Copy = CopyKey & { title: string; bytes: number };

export const copyName = ({ ownerId, attemptId }: CopyKey) => `${COPY_PREFIX}${ownerId}:${attemptId}`;

/** Whose copy a cache holds, by the cache's name; null of any other cache. */
export function parseCopyName(name: string): CopyKey | null {
  const [ownerId, attemptId, ...rest] = name.startsWith(COPY_PREFIX) ? name.slice(COPY_PREFIX.length).split(":") : [];
  return ownerId && attemptId && rest.length === 0 ? { ownerId, attemptId } : null;
}

/** The address of an attempt's page. */
export const copiedPage = (attemptId: string) => `/exam/${attemptId}`;
