import { db } from "@/lib/db/client";
import type { Role } from "@/tests/support/access-rows";
import { callerWith, type HttpClient, startSimulation, visitor } from "@/tests/support/http";

/** One caller of every role, and the active attempts, one of them on paper, and the rehearsal of `learner`. */
export type Cast = Record<Role, HttpClient> & { attemptId: string; onPaperId: string; rehearsalId: string };

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
  const attemptId = await startSimulation(callers.learner);
  const onPaperId = await startSimulation(callers.learner, 2, "paper");
  return { ...callers, attemptId, onPaperId, rehearsalId: await makeRehearsalOf(callers.learner.userId ?? "") };
}

/** A rehearsal that has drawn "fare-la-spesa" and three other topics. */
export async function makeRehearsalOf(userId: string): Promise<string> {
  const topics = ["allo-sportello", "fare-la-spesa", "il-colloquio-di-lavoro", "amicizie"];
  const data = { userId, mode: "exam", seed: 7, topics } as const;
  return (await db().rehearsal.create({ data, select: { id: true } })).id;
}

/**
 * A row's path with the ids of the cast: `{attempt}`, an active one of `learner`, `{onPaper}`, one on paper, `{rehearsal}`,
 * the learner's too, and `{student}`, who is `learner`.
 */
export function inPath(path: string, cast: Cast): string {
  return path
    .replace("{attempt}", cast.attemptId)
    .replace("{onPaper}", cast.onPaperId)
    .replace("{rehearsal}", cast.rehearsalId)
    .replace("{student}", cast.learner.userId ?? "");
}
