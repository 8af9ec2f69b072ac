/** Who looks at the screens: the demo accounts and two whose access is no more, signed in, with what they have begun. */
import { NEW_PERSON } from "../../tests/support/new-person.ts";
import type { TestServer } from "../../tests/support/server.ts";
import { runSql } from "../sql.ts";

const PASSWORD = "Prova-2026!";
const EMAILS = {
  unpaid: "ospite@example.it",
  learner: "studente@example.it",
  admin: "admin@example.it",
  expired: "scaduta@example.it",
  suspended: "sospeso@example.it",
};

type Role = keyof typeof EMAILS;
/** Somebody's browser: its cookies, and the token that the reviews ask for. */
type Viewer = { cookies: { name: string; value: string; url: string }[]; token: string };

/** Everybody, and the ids of what the learner has: an attempt under way, a finished one. */
export type Cast = Record<Role | "visitor", Viewer> & { ids: { active: string; finished: string } };

/**
 * Signs everybody in.
 * @throws Error when the site refuses one of them
 */
export async function makeCast(server: TestServer): Promise<Cast> {
  for (const email of [EMAILS.expired, EMAILS.suspended])
    await call(server, "/api/register", { ...NEW_PERSON, email, password: PASSWORD });
  await runSql(
    server.databaseUrl,
    `INSERT INTO "AccessGrant" (id, "userId", source, "startsAt", "expiresAt")
       SELECT gen_random_uuid(), id, 'staff', now() - interval '2 years', now() - interval '1 year'
       FROM "User" WHERE email = '${EMAILS.expired}';
     INSERT INTO "AccessGrant" (id, "userId", source, "startsAt", "expiresAt")
       SELECT gen_random_uuid(), id, 'staff', now() - interval '1 day', now() + interval '1 year'
       FROM "User" WHERE email = '${EMAILS.suspended}';
     UPDATE "User" SET "suspendedAt" = now() WHERE email = '${EMAILS.suspended}'`,
  );
  const [unpaid, learner, admin, expired, suspended] = await Promise.all([
    signIn(server, "unpaid"),
    signIn(server, "learner"),
    signIn(server, "admin"),
    signIn(server, "expired"),
    signIn(server, "suspended"),
  ]);
  const ids = await readIds(server, learner);
  return { visitor: { cookies: [], token: "" }, unpaid, learner, admin, expired, suspended, ids };
}

async function call(server: TestServer, path: string, body: unknown): Promise<Response> {
  const response = await fetch(server.url + path, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: server.url },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response;
}

async function signIn(server: TestServer, role: Role): Promise<Viewer> {
  const response = await call(server, "/api/login", { email: EMAILS[role], password: PASSWORD });
  const cookies = response.headers.getSetCookie().map((line) => {
    const [pair = ""] = line.split(";");
    return { name: pair.slice(0, pair.indexOf("=")), value: pair.slice(pair.indexOf("=") + 1), url: server.url };
  });
  const { token } = await response.json();
  return { cookies, token };
}

type Card = { lastSession: { id: string; status: string } | null; completedAttempts: { id: string }[] };

async function readIds(server: TestServer, { cookies }: Viewer): Promise<Cast["ids"]> {
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const cards: Card[] = await (await fetch(`${server.url}/api/simulations`, { headers: { cookie } })).json();
  const active = cards.find((card) => card.lastSession?.status === "active")?.lastSession?.id;
  const finished = cards.find((card) => card.completedAttempts.length > 0)?.completedAttempts[0]?.id;
  if (!active || !finished) throw new Error("the demo learner has no attempt under way or none that is finished");
  return { active, finished };
}
