import type { TestServer } from "@/tests/support/server";
import { startDriver, toRequest } from "./driver.ts";
import { processorMs, runLoad } from "./measure.ts";
import { beginAttempts, CORRECTED, correctSectionForEach, makePeople, SAVED } from "./people.ts";
import { readServerMegabytes } from "./processes.ts";

const LEARNERS = 1_200;
const SAVE_SECONDS = 5;
const PAGE_SECONDS = 60;
const SECONDS = 30;
const WARM_UP = { seconds: 10, connections: 8 };
const CALLS_A_LEARNER = 1 / SAVE_SECONDS + 1 / PAGE_SECONDS;

/** Prints what many learners in mid-simulation cost, and from processor time how many a core carries. */
export async function measureSteadyLoad(server: TestServer, learners = LEARNERS): Promise<void> {
  const people = await makePeople(server, learners);
  const attempts = await beginAttempts(server, people);
  const readers = people.slice(0, Math.ceil(learners / 10));
  await correctSectionForEach(server, readers, attempts);
  const save = (place: number) => {
    const path = `/api/session/${attempts[place]}/save-answers`;
    return toRequest(server.url, "POST", path, { cookie: people[place]?.cookie ?? "", body: SAVED });
  };
  const open = (turn: number) => {
    const place = turn % readers.length;
    const pages = [`/exam/${attempts[place]}`, `/review/${attempts[place]}/${CORRECTED}`, "/dashboard"];
    return toRequest(server.url, "GET", pages[turn % pages.length] ?? "", { cookie: people[place]?.cookie ?? "" });
  };
  const savesAPage = PAGE_SECONDS / SAVE_SECONDS;
  const requests = people.flatMap((_person, place) =>
    place % savesAPage === 0 ? [open(place / savesAPage), save(place)] : [save(place)],
  );
  const driver = startDriver();
  try {
    await driver.send({ url: server.url, requests, ...WARM_UP });
    const perSecond = learners * CALLS_A_LEARNER;
    const run = await runLoad(driver, { url: server.url, requests, seconds: SECONDS, perSecond });
    const part = (spent: number) => `${((spent * 1000) / run.answered).toFixed(2)} ms`;
    console.log(
      `${learners} learners at once, ${perSecond.toFixed(0)} calls a second for ${SECONDS} s: ${run.perSecond.toFixed(0)} a second answered, ` +
        `${run.failed} failed, 95 of 100 within ${run.p95.toFixed(0)} ms, 99 within ${run.p99.toFixed(0)} ms; ` +
        `the server holds ${readServerMegabytes().toFixed(0)} MB`,
    );
    const carried = 1000 / (processorMs(run) * CALLS_A_LEARNER);
    console.log(
      `a call takes ${part(run.spent.server)} of the server's and ${part(run.spent.database)} of the database's processor: ` +
        `a core that does nothing else carries ${carried.toFixed(0)} learners, database included`,
    );
    if (run.failed > 0) process.exitCode = 1;
  } finally {
    await driver.stop();
  }
}
