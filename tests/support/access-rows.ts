import { randomUUID } from "node:crypto";
import { listSounds } from "@/lib/oral/content/sounds";
import { EXAMINER_LINES } from "@/lib/oral/examiner";
import { siblingAudioUrl } from "@/lib/report/deck/askable-question";
import { heardSibling } from "@/tests/support/heard-sibling";

/*
 * The access matrix: every route has a row with the expected status for each kind of caller. A route without a row
 * fails the test. `learner` owns the attempt or rehearsal in the path; `other` is a learner who does not own it.
 */

export const ROLES = [
  "visitor",
  "unpaid",
  "expired",
  "ended",
  "suspended",
  "admin",
  "suspendedAdmin",
  "other",
  "learner",
] as const;
export type Role = (typeof ROLES)[number];

export type Row = {
  path: string;
  method: "GET" | "POST";
  body?: unknown;
  expected: Record<Role, number>;
  /** Called by a machine that authenticates by a signature, so no origin is required. */
  machine?: boolean;
  /** Called with sessions of its own, which it ends. */
  endsSession?: boolean;
};

const everyone = (status: number) => Object.fromEntries(ROLES.map((role) => [role, status])) as Record<Role, number>;
const signedIn = { ...everyone(200), visitor: 401 };
const paidOnly = {
  ...everyone(200),
  visitor: 401,
  unpaid: 402,
  ended: 402,
  admin: 402,
  expired: 403,
  suspended: 403,
  suspendedAdmin: 403,
};
/** Content of simulation 1, which only `learner` has begun. */
const begunOnly = { ...paidOnly, other: 409 };
const ownerOnly = { ...paidOnly, other: 404 };
/** Routes of a sitting only: the learner's attempt here is practice. */
const examOnly = { ...ownerOnly, learner: 409 };
const adminOnly = { ...everyone(403), visitor: 401, admin: 200 };
/** A well-formed id without an account. */
const UNKNOWN_ID = "00000000-0000-7000-8000-000000000000";
const reviewer = { ...everyone(404), visitor: 401, learner: 200 };

export const ROWS: Record<string, Row[]> = {
  "[...path]": [{ path: "/api/nothing/here", method: "GET", expected: everyone(404) }],
  access: [{ path: "/api/access?next=/exam/1/lettura", method: "GET", expected: { ...everyone(303), visitor: 401 } }],
  "account/export": [{ path: "/api/account/export", method: "GET", expected: signedIn }],
  "admin/gift-codes/[batchId]/readiness.csv": [
    {
      path: `/api/admin/gift-codes/${UNKNOWN_ID}/readiness.csv`,
      method: "GET",
      expected: { ...adminOnly, admin: 404 },
    },
  ],
  "admin/unsuspend-user/[id]": [
    { path: "/api/admin/unsuspend-user/{student}", method: "POST", body: {}, expected: adminOnly },
    {
      path: `/api/admin/unsuspend-user/${UNKNOWN_ID}`,
      method: "POST",
      body: {},
      expected: { ...adminOnly, admin: 404 },
    },
  ],
  "admin/update-external-code": [
    {
      path: "/api/admin/update-external-code",
      method: "POST",
      body: { userId: UNKNOWN_ID, externalCode: "G-1" },
      expected: { ...adminOnly, admin: 404 },
    },
  ],
  "admin/user-details/[id]": [
    { path: "/api/admin/user-details/{student}", method: "GET", expected: adminOnly },
    { path: `/api/admin/user-details/${UNKNOWN_ID}`, method: "GET", expected: { ...adminOnly, admin: 404 } },
  ],
  "admin/users": [{ path: "/api/admin/users", method: "GET", expected: adminOnly }],
  "admin/users.csv": [{ path: "/api/admin/users.csv", method: "GET", expected: adminOnly }],
  "admin/translation-proposals.csv": [
    { path: "/api/admin/translation-proposals.csv", method: "GET", expected: adminOnly },
  ],
  "admin/stats": [{ path: "/api/admin/stats", method: "GET", expected: adminOnly }],
  "audio/[simulationId]/[file]": [{ path: "/api/audio/1/ascolto1.mp3", method: "GET", expected: begunOnly }],
  "audio/siblings/[file]": [{ path: siblingAudioUrl(heardSibling().id), method: "GET", expected: paidOnly }],
  "auth/[...nextauth]": [{ path: "/api/auth/session", method: "GET", expected: everyone(200) }],
  "confirm-payment": [
    {
      path: "/api/confirm-payment",
      method: "POST",
      body: { paymentIntentId: "pi_1" },
      expected: { ...everyone(503), visitor: 401 },
    },
  ],
  "correggi/[attemptId]/[section]": [
    { path: "/api/correggi/{attempt}/lettura", method: "POST", body: {}, expected: ownerOnly },
    {
      path: "/api/correggi/{attempt}/scrittura",
      method: "POST",
      body: { text: "Ciao Anna, come stai?", option: "A" },
      expected: ownerOnly,
    },
  ],
  // Under way, only what was begun on paper may be printed.
  "booklet/[attemptId]": [
    { path: "/api/booklet/{attempt}", method: "GET", expected: { ...ownerOnly, learner: 409 } },
    { path: "/api/booklet/{onPaper}", method: "GET", expected: ownerOnly },
  ],
  "create-payment-intent": [
    { path: "/api/create-payment-intent", method: "POST", body: {}, expected: { ...everyone(503), visitor: 401 } },
  ],
  "cron/reconcile": [{ path: "/api/cron/reconcile", method: "GET", expected: everyone(401) }],
  "cron/retention": [{ path: "/api/cron/retention", method: "GET", expected: everyone(401) }],
  // Requires the scheduler's secret, and the tests' server has none.
  "cron/work": [{ path: "/api/cron/work", method: "GET", expected: everyone(401) }],
  // After the writing of the attempt is handed in above.
  "drafts/[task]/[number]": [
    { path: "/api/drafts/{attempt}/2", method: "GET", expected: ownerOnly },
    {
      path: "/api/drafts/{attempt}/2",
      method: "POST",
      body: { text: "Ciao Anna, come va?", revision: 1 },
      expected: ownerOnly,
    },
    { path: "/api/drafts/1-B/1", method: "GET", expected: ownerOnly },
    { path: "/api/drafts/1-B/1", method: "POST", body: { text: "Cara", revision: 1 }, expected: ownerOnly },
  ],
  "drafts/[task]/[number]/correct": [
    {
      path: "/api/drafts/{attempt}/2/correct",
      method: "POST",
      body: { text: "Ciao Anna, come va?" },
      expected: ownerOnly,
    },
  ],
  metrics: [{ path: "/api/metrics", method: "GET", expected: everyone(401) }],
  "exam/[simulationId]/[section]": [{ path: "/api/exam/1/cloze", method: "GET", expected: begunOnly }],
  "forgot-password": [
    { path: "/api/forgot-password", method: "POST", body: { email: "niente" }, expected: everyone(400) },
  ],
  "health/live": [{ path: "/api/health/live", method: "GET", expected: everyone(200) }],
  "health/ready": [{ path: "/api/health/ready", method: "GET", expected: everyone(200) }],
  login: [
    {
      path: "/api/login",
      method: "POST",
      body: { email: `${randomUUID()}@example.it`, password: "x" },
      expected: everyone(401),
    },
  ],
  "login/demo": [{ path: "/api/login/demo", method: "POST", expected: everyone(200) }],
  logout: [{ path: "/api/logout", method: "POST", expected: everyone(200), endsSession: true }],
  // Nobody here has entered the day of an exam.
  "plan.ics": [{ path: "/api/plan.ics", method: "GET", expected: { ...everyone(404), visitor: 401 } }],
  "redeem-gift-code": [
    {
      path: "/api/redeem-gift-code",
      method: "POST",
      body: { code: "CILS-NONE-0000" },
      expected: { ...everyone(404), visitor: 401, suspended: 403, suspendedAdmin: 403, learner: 409, other: 409 },
    },
  ],
  "oral-sound/[name]": [
    { path: listSounds([EXAMINER_LINES.end])[EXAMINER_LINES.end] ?? "", method: "GET", expected: paidOnly },
  ],
  rehearsals: [{ path: "/api/rehearsals", method: "POST", body: { mode: "help" }, expected: paidOnly }],
  "rehearsals/[id]/topic": [
    {
      path: "/api/rehearsals/{rehearsal}/topic",
      method: "POST",
      body: { topicId: "fare-la-spesa" },
      expected: ownerOnly,
    },
  ],
  "rehearsals/[id]/answers": [
    {
      path: "/api/rehearsals/{rehearsal}/answers",
      method: "POST",
      body: {
        attempt: 1,
        line: "opening",
        measures: { durationMs: 31_500.5, spokenMs: 24_000, longestSilenceMs: 2100, longPauses: 1 },
      },
      expected: ownerOnly,
    },
  ],
  "rehearsals/[id]/finish": [
    { path: "/api/rehearsals/{rehearsal}/finish", method: "POST", body: { attempt: 1 }, expected: ownerOnly },
  ],
  "rehearsals/[id]/self-check": [
    {
      path: "/api/rehearsals/{rehearsal}/self-check",
      method: "POST",
      body: { answers: { E1: "yes", P8: "partly" } },
      expected: ownerOnly,
    },
  ],
  "rehearsals/[id]/text": [
    {
      path: "/api/rehearsals/{rehearsal}/text",
      method: "POST",
      body: { text: "Allora, la spesa la faccio al mercato." },
      expected: ownerOnly,
    },
  ],
  // The tests' server has no AI teacher.
  "rehearsals/[id]/correct": [
    {
      path: "/api/rehearsals/{rehearsal}/correct",
      method: "POST",
      body: { consent: true },
      expected: { ...ownerOnly, learner: 503 },
    },
  ],
  // After the other rows of the rehearsal.
  "rehearsals/[id]/delete": [{ path: "/api/rehearsals/{rehearsal}/delete", method: "POST", expected: ownerOnly }],
  "reset-password": [
    {
      path: "/api/reset-password",
      method: "POST",
      body: { email: `${randomUUID()}@example.it`, otp: "123456", newPassword: "segreta1" },
      expected: everyone(400),
    },
  ],
  register: [{ path: "/api/register", method: "POST", body: {}, expected: everyone(400) }],
  "review/[attemptId]/[section]": [{ path: "/api/review/{attempt}/lettura", method: "GET", expected: reviewer }],
  "session-state/[attemptId]": [{ path: "/api/session-state/{attempt}", method: "GET", expected: ownerOnly }],
  "session/[attemptId]/hearing": [
    { path: "/api/session/{attempt}/hearing", method: "GET", expected: examOnly },
    {
      path: "/api/session/{attempt}/hearing",
      method: "POST",
      body: { act: "hold", token: randomUUID() },
      expected: examOnly,
    },
  ],
  "session/[attemptId]/hearing/[step]": [
    { path: "/api/session/{attempt}/hearing/1", method: "GET", expected: examOnly },
  ],
  "session/[attemptId]/sitting": [
    { path: "/api/session/{attempt}/sitting", method: "GET", expected: examOnly },
    {
      path: "/api/session/{attempt}/sitting",
      method: "POST",
      body: { act: "begin", part: "listening" },
      expected: examOnly,
    },
  ],
  "session/[attemptId]/save-answers": [
    {
      path: "/api/session/{attempt}/save-answers",
      method: "POST",
      body: { prova: "ascolto2", answers: { ascolto2_1: "V" }, completed: false },
      expected: ownerOnly,
    },
  ],
  // The one public recording, of the sample questions.
  "sample-audio": [{ path: "/api/sample-audio", method: "GET", expected: everyone(200) }],
  simulations: [{ path: "/api/simulations", method: "GET", expected: paidOnly }],
  "simulations/[id]/start-session": [{ path: "/api/simulations/1/start-session", method: "POST", expected: paidOnly }],
  "sound-check": [{ path: "/api/sound-check", method: "GET", expected: signedIn }],
  "translation-proposals": [
    { path: "/api/translation-proposals", method: "POST", body: { page: "/", locale: "it" }, expected: everyone(400) },
  ],
  // Card payment is not configured on this server; `card-payment.test.ts` uses one that has it.
  "stripe/webhook": [{ path: "/api/stripe/webhook", method: "POST", body: {}, expected: everyone(503), machine: true }],
  user: [{ path: "/api/user", method: "GET", expected: signedIn }],
  // Last, because it closes the attempt.
  "session/[attemptId]/finish": [{ path: "/api/session/{attempt}/finish", method: "POST", expected: ownerOnly }],
  // After all others, because it ends the session of the learner with expired access.
  "admin/suspend-expired-users": [
    { path: "/api/admin/suspend-expired-users", method: "POST", body: {}, expected: adminOnly },
  ],
};
