/**
 * Content of a session cookie. The session is over if `version` differs from the account's `sessionVersion`, or if it was
 * signed out. `id`: given when the session is opened, and kept when its cookie is renewed.
 */
export type Session = { userId: string; version: number; isAdmin: boolean; id?: string };

type SessionState = { sessionVersion: number; endedSessions: readonly string[] };

/** How a signed-out session is stored with its account. @param expiresAt Unix seconds */
export const endedEntry = (id: string, expiresAt: number) => `${expiresAt}.${id}`;

/** Whether a session, or a token of it, still counts for its account. */
export function isSessionOpen(user: SessionState, { version, id }: Pick<Session, "version" | "id">): boolean {
  const isEnded = id !== undefined && user.endedSessions.some((entry) => entry.endsWith(`.${id}`));
  return user.sessionVersion === version && !isEnded;
}

export const SESSION_COLUMNS = { id: true, sessionVersion: true, isAdmin: true } as const;

export function toSession(user: { id: string; sessionVersion: number; isAdmin: boolean }): Session {
  return { userId: user.id, version: user.sessionVersion, isAdmin: user.isAdmin };
}
