import { randomUUID } from "node:crypto";
import { WRITING_SECTION } from "@/lib/exam/sections";
import { QUESTION_LINES } from "@/lib/oral/content/schema";
import { TYPED_TIMES } from "@/lib/oral/rehearsal-progress";
import type { RehearsalMode, SpokenQuestion } from "@/lib/oral/rehearsal-view";
import type { TopicId } from "@/lib/oral/topic-map";
import { runSql } from "../../scripts/sql.ts";
import { REGISTRATION } from "../../tests/support/registration.ts";

const PASSWORD = "Prova-2026!";
const TEXT = `Gentile ragionier Galli,
le scrivo perché ieri ho andato in cantina e c'è molta acqua. Il muro è bagnato e le scatole sono rovinate. Può venire domani mattina?
Cordiali saluti
Rosa`;
const SPOKEN_TEXT = "Mi chiamo Rosa e vengo dal Perù. Abito a Modena da otto anni, mi piace perché è tranquilla.";

const DEMO_ACCOUNTS = { unpaid: "ospite@example.it", learner: "studente@example.it", admin: "admin@example.it" };
/** Accounts to create, and the days from now on which their access starts and ends. `unasked` accepted no terms. */
const ACCESS_DAYS = {
  expired: [-730, -365],
  scheduled: [14, 379],
  suspended: [-1, 364],
  candidate: [-1, 364],
  practising: [-1, 364],
  unasked: [-1, 364],
} as const;

type CreatedRole = keyof typeof ACCESS_DAYS;
type Draw = { guide: SpokenQuestion[] };
type Site = { url: string; databaseUrl: string };
/** A browser session: its cookies, and the token that the reviews require. */
export type Viewer = { cookies: { name: string; value: string; url: string }[]; token: string };
/**
 * All viewers, and ids to show: the learner's attempts (`active`, `finished`), the practising learner's (`corrected`,
 * `waiting` for a teacher, and `onPaper`) and rehearsals (`talking`, `choosing`, `rehearsed`), the candidate's sittings by
 * stage.
 */
export type Viewers = Awaited<ReturnType<typeof createViewers>>;

/** Creates and signs in all viewers; `suffix` separates casts on one site. @throws Error when a call is refused */
export async function createViewers(site: Site, suffix = "") {
  const emailOf = (role: CreatedRole) => `${role}${suffix}@example.it`;
  const caller = `198.18.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;
  const call: Call = async (path, body, viewer) => {
    const response = await fetch(site.url + path, {
      method: body === undefined ? "GET" : "POST",
      headers: {
        "Content-Type": "application/json",
        Origin: site.url,
        "X-Forwarded-For": caller,
        Cookie: viewer?.cookies.map(({ name, value }) => `${name}=${value}`).join("; ") ?? "",
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return response;
  };
  const signIn = async (email: string): Promise<Viewer> => {
    const response = await call("/api/login", { email, password: PASSWORD });
    const cookies = response.headers.getSetCookie().map((line) => {
      const [pair = ""] = line.split(";");
      return { name: pair.slice(0, pair.indexOf("=")), value: pair.slice(pair.indexOf("=") + 1), url: site.url };
    });
    const { token } = await response.json();
    return { cookies, token };
  };
  const make = async (role: CreatedRole): Promise<Viewer> => {
    const entry = { ...REGISTRATION, email: emailOf(role), password: PASSWORD };
    await call("/api/register", { ...entry, terms: role !== "unasked" });
    const [from, until] = ACCESS_DAYS[role];
    await runSql(
      site.databaseUrl,
      `INSERT INTO "AccessGrant" (id, "userId", source, "startsAt", "expiresAt")
         SELECT gen_random_uuid(), id, 'staff', now() + interval '${from} days', now() + interval '${until} days'
         FROM "User" WHERE email = '${emailOf(role)}';
       UPDATE "User" SET "suspendedAt" = now() WHERE email = '${emailOf(role)}' AND '${role}' = 'suspended'`,
    );
    return signIn(emailOf(role));
  };
  const [unpaid, learner, admin, expired, scheduled, suspended, candidate, practising, unasked] = await Promise.all([
    signIn(DEMO_ACCOUNTS.unpaid),
    signIn(DEMO_ACCOUNTS.learner),
    signIn(DEMO_ACCOUNTS.admin),
    make("expired"),
    make("scheduled"),
    make("suspended"),
    make("candidate"),
    make("practising"),
    make("unasked"),
  ]);
  const batch: string = randomUUID();
  const purchase: string = randomUUID();
  const ids = {
    ...(await readDemo(call, learner)),
    ...(await takeSittings(call, candidate)),
    ...(await practise(call, practising)),
    ...(await rehearse(call, practising, site.databaseUrl)),
    ...(await readSchool(call, admin)),
    batch,
    purchase,
  };
  await runSql(
    site.databaseUrl,
    `INSERT INTO "GiftCodeBatch" (id, "keyHash", prefix, size, owner)
       VALUES ('${batch}', '${batch}', 'CILS', 3, 'Scuola di prova');
     INSERT INTO "GiftCode" (id, "codeHash", "batchId", number)
       SELECT gen_random_uuid(), gen_random_uuid()::text, '${batch}', number FROM generate_series(1, 3) number;
     INSERT INTO "Payment" (id, "userId", status, "amountCents", livemode, "paidAt", "refundFailedAt", "updatedAt")
       SELECT '${purchase}', id, 'succeeded', 899, false, now(), now(), now() FROM "User"
         WHERE email = '${emailOf("expired")}';
     INSERT INTO "RealExam" (id, "userId", day)
       SELECT gen_random_uuid(), id, now() + interval '75 days' FROM "User" WHERE email = '${emailOf("practising")}'`,
  );
  const visitor: Viewer = { cookies: [], token: "" };
  return { visitor, unpaid, learner, admin, expired, scheduled, suspended, candidate, practising, unasked, ids };
}

/** A POST if there is a body. Throws on an error status. */
type Call = (path: string, body?: unknown, viewer?: Viewer) => Promise<Response>;
type Card = { lastSession: { id: string; status: string } | null; completedAttempts: { id: string }[] };

async function readDemo(call: Call, learner: Viewer) {
  const cards: Card[] = await (await call("/api/simulations", undefined, learner)).json();
  const active = cards.find((card) => card.lastSession?.status === "active")?.lastSession?.id;
  const finished = cards.find((card) => card.completedAttempts.length > 0)?.completedAttempts[0]?.id;
  if (!active || !finished) throw new Error("the demo learner has no attempt under way or none that is finished");
  return { active, finished };
}

async function start(call: Call, viewer: Viewer, simulation: number, options: object): Promise<string> {
  const { sessionId } = await (await call(`/api/simulations/${simulation}/start-session`, options, viewer)).json();
  return sessionId;
}

async function takeSittings(call: Call, candidate: Viewer) {
  const sit = async (simulation: number, acts: [act: string, part: string][]) => {
    const id = await start(call, candidate, simulation, { mode: "exam" });
    for (const [act, part] of acts) await call(`/api/session/${id}/sitting`, { act, part }, candidate);
    return id;
  };
  const take = (part: string): [string, string][] => ["begin", "finish"].map((act) => [act, part]);
  const heard = take("listening");
  const read = [...heard, ...take("reading")];
  return {
    beforeSitting: await sit(1, []),
    hearing: await sit(2, [["begin", "listening"]]),
    sittingReading: await sit(3, [...heard, ["begin", "reading"]]),
    sittingWriting: await sit(4, [...read, ["begin", "writing"]]),
  };
}

/** The first answers of the question sections that the practising learner hands in. */
export const PRACTISED = { ascolto1: "BBACA", lettura: "VFVVFVVV", cloze: "CBABC" };

async function practise(call: Call, practising: Viewer) {
  const corrected = await start(call, practising, 1, {});
  const waiting = await start(call, practising, 2, {});
  const onPaper = await start(call, practising, 3, { mode: "paper" });
  const save = (id: string, prova: string, answers: object) =>
    call(`/api/session/${id}/save-answers`, { prova, answers, completed: false }, practising);
  for (const [section, letters] of Object.entries(PRACTISED)) {
    const answers = Object.fromEntries([...letters].map((letter, index) => [`${section}_${index + 1}`, letter]));
    for (const id of [corrected, waiting]) await save(id, section, answers);
    await call(`/api/correggi/${corrected}/${section}`, {}, practising);
  }
  for (const id of [corrected, waiting]) await save(id, WRITING_SECTION, { option: "A", text: TEXT });
  await call(`/api/correggi/${corrected}/${WRITING_SECTION}`, { text: TEXT, option: "A" }, practising);
  await call(`/api/session/${waiting}/finish`, {}, practising);
  return { corrected, waiting, onPaper };
}

/** The topics with the longest words on their cards, so that a screen does not depend on the draw. */
const WIDEST_TOPICS: TopicId[] = ["il-volontariato", "in-bici-e-in-monopattino", "risparmiare", "la-carta-d-identita"];

/** Three rehearsals: at its first question, before the cards, and finished in writing. */
async function rehearse(call: Call, practising: Viewer, databaseUrl: string) {
  const open = async (mode: RehearsalMode) => {
    const opened: { id: string; draw: Draw } = await (await call("/api/rehearsals", { mode }, practising)).json();
    const topics = `{${WIDEST_TOPICS.join()}}`;
    await runSql(databaseUrl, `UPDATE "Rehearsal" SET topics = '${topics}' WHERE id = '${opened.id}'`);
    return opened;
  };
  const write = async (id: string, line: string) =>
    call(`/api/rehearsals/${id}/answers`, { attempt: 1, line, measures: TYPED_TIMES }, practising);
  const { id: rehearsed, draw } = await open("help");
  for (const { line } of draw.guide) await write(rehearsed, line);
  await call(`/api/rehearsals/${rehearsed}/topic`, { topicId: WIDEST_TOPICS[0] }, practising);
  for (const line of QUESTION_LINES) await write(rehearsed, line);
  await call(`/api/rehearsals/${rehearsed}/text`, { text: SPOKEN_TEXT }, practising);
  await call(`/api/rehearsals/${rehearsed}/finish`, { attempt: 1 }, practising);
  const { id: choosing, draw: drawn } = await open("exam");
  for (const { line } of drawn.guide) await write(choosing, line);
  const { id: talking } = await open("help");
  return { rehearsed, choosing, talking };
}

async function readSchool(call: Call, admin: Viewer) {
  const list = await (await call("/admin/writings", undefined, admin)).text();
  const [, writing] = list.match(/href="\/admin\/writings\/([0-9a-f-]{36})"/) ?? [];
  const found = await call(`/api/admin/users?q=${encodeURIComponent(DEMO_ACCOUNTS.learner)}`, undefined, admin);
  const users: { id: string; email: string }[] = await found.json();
  const student = users.find(({ email }) => email === DEMO_ACCOUNTS.learner)?.id;
  if (!writing || !student) throw new Error("no text waits for a teacher, or the demo learner is not in the list");
  return { writing, student };
}
