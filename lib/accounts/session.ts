/** What a session cookie says. `version` must equal the account's `sessionVersion`, or the session is over. */
export type Session = { userId: string; version: number; isAdmin: boolean };

/** The columns of a user that a session is made from. */
export const SESSION_COLUMNS = { id: true, sessionVersion: true, isAdmin: true } as const;

/** What a session of that user says. */
export function toSession(user: { id: string; sessionVersion: number; isAdmin: boolean }): Session {
  return { userId: user.id, version: user.sessionVersion, isAdmin: user.isAdmin };
}
