/** A copy of a simulation is one browser cache. Its manifest is written last: a copy without one is incomplete. */

/** The prefix of all cache names and local storage keys of copies. */
export const COPY_PREFIX = "cils-copy:";

export const COPY_MANIFEST = "/copy.json";

/** The meta tag in a stored page with the time of the copy. */
export const COPY_META = "cils-copy";

export type CopyKey = { ownerId: string; attemptId: string };

export const copyName = ({ ownerId, attemptId }: CopyKey) => `${COPY_PREFIX}${ownerId}:${attemptId}`;

/** Parses a cache's name; null when it is not a copy's. */
export function parseCopyName(name: string): CopyKey | null {
  const [ownerId, attemptId, ...rest] = name.startsWith(COPY_PREFIX) ? name.slice(COPY_PREFIX.length).split(":") : [];
  return ownerId && attemptId && rest.length === 0 ? { ownerId, attemptId } : null;
}

export const copyPagePath = (attemptId: string) => `/exam/${attemptId}`;
