/**
 * `npm run bench -- capacity [LEARNERS]`: processor time of one whole simulation in server and database, which other
 * load hardly changes, and the learners per core that follow from it; then many learners at once (`steady.ts`). Needs a
 * build, and Linux.
 */
import { argv } from "node:process";
import { getSimulation } from "@/lib/exam/content/library";
import { keyedQuestions } from "@/lib/exam/kinds/table";
import { questionName } from "@/lib/exam/question-name";
import { isOfKind, QUESTION_SECTIONS, WRITING_SECTION } from "@/lib/exam/sections";
import { REGISTRATION } from "@/tests/support/registration";
import { startServer } from "@/tests/support/server.ts";
import { measureCpuSeconds } from "./processes.ts";
import { measureSteadyLoad } from "./steady.ts";

/** The demo data has codes for this many. The first ones warm the server up and do not count. */
const LEARNERS = 20;
const WARM_UP = 6;
const AT_ONCE = 4;

/** Saves of one text: some minutes of typing with pauses. */
const TEXT_SAVES = 60;
/** Time per simulation, and the share of a core to use so that a burst fits. */
const EXAM_HOURS = 2;
const USABLE = 0.5;
const server = await startServer({ isDurable: true });
const counts = { calls: 0, bytes: 0 };

async function takeSimulation(number: number): Promise<void> {
  let cookie = "";
  const caller = `198.18.0.${number}`;
  const call = async (method: string, path: string, body?: object) => {
    const response = await fetch(server.url + path, {
      method,
      headers: { Cookie: cookie, Origin: server.url, "Content-Type": "application/json", "X-Forwarded-For": caller },
      ...(body && { body: JSON.stringify(body) }),
    });
    const bytes = await response.arrayBuffer();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`);
    counts.calls += 1;
    counts.bytes += bytes.byteLength;
    const set = response.headers.getSetCookie().map((line) => line.split(";")[0]);
    if (set.length > 0) cookie = set.join("; ");
    return Buffer.from(bytes).toString("utf8");
  };
  const email = `learner-${number}@example.it`;
  await call("POST", "/api/register", { ...REGISTRATION, email, password: "una-password-lunga" });
  await call("POST", "/api/redeem-gift-code", { code: `CILS-DEMO-${String(number).padStart(4, "0")}` });
  await call("GET", "/dashboard");
  await call("GET", "/simulazioni");
  const { sessionId } = JSON.parse(await call("POST", "/api/simulations/1/start-session"));
  const save = (prova: string, answers: object) =>
    call("POST", `/api/session/${sessionId}/save-answers`, { prova, answers, completed: false });
  await call("GET", `/exam/${sessionId}`);
  for (const section of QUESTION_SECTIONS) {
    if (isOfKind(section, "listening")) await call("GET", `/api/audio/1/${section}.mp3`);
    for (const { id, correct_answer } of keyedQuestions(getSimulation(1), section))
      await save(section, { [questionName(section, id)]: correct_answer });
    await call("POST", `/api/correggi/${sessionId}/${section}`, {});
  }
  const text = "Cara Lara, ieri sono andato a casa. ";
  for (let typed = 1; typed <= TEXT_SAVES; typed += 1)
    await save(WRITING_SECTION, { option: "A", text: text.repeat(1 + Math.floor(typed / 6)) });
  await call("POST", `/api/session/${sessionId}/finish`);
  for (const section of QUESTION_SECTIONS) await call("GET", `/review/${sessionId}/${section}`);
  await call("GET", "/dashboard");
}

async function takeAll(first: number, last: number): Promise<void> {
  let next = first;
  const worker = async () => {
    while (next <= last) {
      next += 1;
      await takeSimulation(next - 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

try {
  await takeAll(1, WARM_UP);
  Object.assign(counts, { calls: 0, bytes: 0 });
  const spent = await measureCpuSeconds(() => takeAll(WARM_UP + 1, LEARNERS));
  const measured = LEARNERS - WARM_UP;
  for (const part of ["server", "database"] as const) {
    const seconds = spent[part] / measured;
    const atOnce = (USABLE * EXAM_HOURS * 3600) / seconds;
    console.log(
      `${part}: ${seconds.toFixed(2)} s of a core a simulation; one core at 50% load serves ${Math.round(atOnce)} concurrent learners`,
    );
  }
  console.log(
    `${Math.round(counts.calls / measured)} calls and ${(counts.bytes / measured / 1024 / 1024).toFixed(1)} MB a simulation (${measured} learners, ${AT_ONCE} at once)`,
  );
  await measureSteadyLoad(server, argv[3] === undefined ? undefined : Number(argv[3]));
} finally {
  await server.stop();
}
