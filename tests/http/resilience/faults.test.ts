import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { questionName } from "@/lib/exam/question-name";
import { seededRandom } from "@/lib/seeded-random";
import { findAnomalies } from "@/tests/faults/anomalies";
import type { AttemptView } from "@/tests/faults/history";
import { readFinalView, runLife, type SectionForm } from "@/tests/faults/life";
import { RealSite, signInUntilDone } from "@/tests/faults/real-site";
import { makeAdmin, makeUser, PASSWORD } from "@/tests/support/factories";
import {
  type FaultableSite,
  SITE_FAULT_KINDS,
  type SiteFault,
  startFaultableSite,
} from "@/tests/support/faultable-site";
import { serverEnv } from "@/tests/support/server-env";
import { volume } from "@/tests/support/volume";

/*
 * Learners with several devices each, over a network that drops, delays, cuts off and repeats. Meanwhile server and
 * database are killed, the clock jumps, the disk is full and another build is deployed. Whatever was acknowledged must
 * hold. A short run; `npm run test:faults` is the long one.
 */

const SEEDS = Array.from({ length: volume("faultSeeds") }, (_, index) => index + 1);
/** The minimum number of lives. */
const LIVES = volume("faultLives");
const ACTS = volume("faultActs");
const DEVICES = 3;
/** The number of acknowledged actions between two faults of the site. */
const HARM_EVERY = volume("faultEvery");
/** The number of concurrent learners. */
const AT_ONCE = 6;

const numbers = Array.from({ length: 6 }, (_, index) => index + 1);
const FORMS: SectionForm[] = [
  { section: "ascolto1", names: numbers.map((id) => questionName("ascolto1", id)), letters: ["A", "B", "C"] },
  { section: "cloze", names: numbers.map((id) => questionName("cloze", id)), letters: ["A", "B", "C"] },
  { section: "scrittura", names: ["text"], letters: [] },
];

let site: FaultableSite;

beforeAll(async () => {
  site = await startFaultableSite();
  Object.assign(process.env, site.env);
}, 180_000);

afterAll(async () => {
  await site?.stop();
  Object.assign(process.env, serverEnv());
});

/** Errors to retry while the database is away. */
async function insist<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    const done = await work().then(
      (value) => ({ value }),
      () => null,
    );
    if (done) return done.value;
    await sleep(100);
  }
}

/** The faults of the site: each once, then each again, in an order drawn from the seed. */
function* drawFaults(random: () => number): Generator<SiteFault, never> {
  for (;;) {
    const drawn = SITE_FAULT_KINDS.map((fault) => ({ fault, luck: random() })).sort((a, b) => a.luck - b.luck);
    for (const { fault } of drawn) yield fault;
  }
}

/** One learner's life from the first start to the final read; returns its anomalies. */
async function liveOnce(seed: number, admin: Awaited<ReturnType<typeof makeAdmin>>, onOk: () => void) {
  const { email } = await insist(() => makeUser({ access: "active" }));
  const origin = site.env["NEXTAUTH_URL"] ?? "";
  const cookie = await signInUntilDone(origin, email, PASSWORD);
  const learner = new RealSite({ proxyPort: site.proxy.port, origin, cookie, admin, seed, onOk });
  const { recorder, attempts } = await runLife(learner, { seed, forms: FORMS, devices: DEVICES, acts: ACTS });
  learner.isFaultFree = true;
  const finals = new Map<string, AttemptView>();
  for (const attempt of attempts) {
    const view = await readFinalView(learner, attempt);
    if (view) finals.set(attempt, view);
  }
  return { history: recorder.entries, anomalies: findAnomalies(recorder.entries, finals) };
}

it.each(SEEDS)(
  "seed %i: nothing acknowledged is lost, and nothing old comes back, whatever crashes meanwhile",
  async (seed) => {
    const admin = await makeAdmin();
    const counts = { ok: 0, fail: 0, unknown: 0 };
    const suffered: SiteFault[] = [];
    const wrong: { seed: number; anomalies: string[] }[] = [];
    let begun = 0;
    const isOver = { lives: false };
    let sinceHarm = 0;
    const onOk = () => {
      sinceHarm += 1;
    };

    const work = async () => {
      // At least until every fault has happened once.
      while (begun < LIVES || suffered.length < SITE_FAULT_KINDS.length) {
        const life = seed * 100_000 + begun;
        begun += 1;
        const { history, anomalies } = await liveOnce(life, admin, onOk);
        for (const { outcome } of history) counts[outcome.kind] += 1;
        if (anomalies.length > 0) wrong.push({ seed: life, anomalies });
      }
    };
    const harm = async () => {
      const random = seededRandom(seed ^ 0xdead);
      const faults = drawFaults(random);
      while (!isOver.lives) {
        await sleep(20);
        if (sinceHarm < HARM_EVERY) continue;
        const { value } = faults.next();
        await site.injectFault(value, random());
        suffered.push(value);
        sinceHarm = 0;
      }
    };
    const harming = harm();
    await Promise.all(Array.from({ length: AT_ONCE }, work)).finally(() => {
      isOver.lives = true;
    });
    await harming;
    console.info(`seed ${seed}: ${JSON.stringify(counts)} and ${suffered.length} faults: ${suffered.join(", ")}`);
    expect(wrong, site.readLog()).toEqual([]);
    expect(new Set(suffered)).toEqual(new Set(SITE_FAULT_KINDS));
    for (const kind of ["ok", "fail", "unknown"] as const) expect(counts[kind]).toBeGreaterThan(LIVES);
  },
  7_200_000,
);
