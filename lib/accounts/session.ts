/** Content of a session cookie. The session is over if `version` differs from the account's `sessionVersion`. */
export type Session = { userId: string; version: number; isAdmin: boolean };

export const SESSION_COLUMNS = { id: true, sessionVersion: true, isAdmin: true } as const;

export function toSession(user: { id: string; sessionVersion: number; isAdmin: boolean }): Session {
  return { userId: user.id, version: user.sessionVersion, isAdmin: user.isAdmin };
}
