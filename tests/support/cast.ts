import type { Role } from "@/tests/support/access-rows";
import { callerWith, type HttpClient, startSimulation, visitor } from "@/tests/support/http";

/** One caller of every role, and the active attempt of `learner`. */
export type Cast = Record<Role, HttpClient> & { attemptId: string };

/** Makes a user of every role in the site's database and signs each in. */
export async function makeCast(): Promise<Cast> {
  const callers: Record<Role, HttpClient> = {
    visitor: visitor(),
    unpaid: await callerWith({}),
    expired: await callerWith({ access: "expired" }),
    ended: await callerWith({ access: "ended" }),
    suspended: await callerWith({ access: "active", isSuspended: true }),
    admin: await callerWith({ isAdmin: true }),
    suspendedAdmin: await callerWith({ isAdmin: true, isSuspended: true, access: "active" }),
    other: await callerWith({ access: "active" }),
    learner: await callerWith({ access: "active" }),
  };
  return { ...callers, attemptId: await startSimulation(callers.learner) };
}

/**
 * A row's path with the ids of the cast: `{attempt}`, the active one of `learner`, and `{student}`, who is `learner`.
 */
export function inPath(path: string, cast: Cast): string {
  return path.replace("{attempt}", cast.attemptId).replace("{student}", cast.learner.userId ?? "");
}
