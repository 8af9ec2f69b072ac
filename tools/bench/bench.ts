/**
 * `npm run bench [-- site [SECONDS]]`: the built site against a raw server that saves as safely (`raw-server.ts`) and
 * its own liveness call, in turn on one machine. The ratios go into the history, unless SECONDS differs from the
 * default. Needs a build, and Linux.
 */
import { argv } from "node:process";
import { startServer } from "@/tests/support/server";
import { type Driver, type Load, startDriver, toRequest } from "./driver.ts";
import { addToHistory, toEntry } from "./history.ts";
import { type Comparison, compare, processorMs, type Run, runInTurn, runLoad } from "./measure.ts";
import { beginAttempts, CORRECTED, correctSectionForEach, makePeople, SAVED, type SignedInLearner } from "./people.ts";
import { readServerMegabytes } from "./processes.ts";
import { startRaw } from "./raw.ts";

const SECONDS = 4;
const ROUNDS = 3;
const SAVERS = 300;
const READERS = 20;
const PAGE_CONNECTIONS = 4;
const WARM_UP = { seconds: 8, connections: 16 };
const BURST = { perSecond: 100, seconds: 10 };
const RANGE = { headers: { Range: "bytes=65536-131071" } };

type Row = Comparison & { name: string; baseline: "raw" | "live"; unit: "/s" | " ms" };

const seconds = Number(argv[3] ?? SECONDS);

const rateOf = ({ perSecond }: Run) => perSecond;

function saveRequests(
  url: string,
  origin: string,
  people: readonly SignedInLearner[],
  attempts: readonly string[],
): string[] {
  const headers = { Origin: origin };
  return people.map(({ cookie }, place) =>
    toRequest(url, "POST", `/api/session/${attempts[place]}/save-answers`, { cookie, body: SAVED, headers }),
  );
}

async function measureSaves(driver: Driver, loads: { site: Load; raw: Load; live: Load }): Promise<Row[]> {
  const rows: Row[] = [];
  for (const connections of [16, 64]) {
    const at = (load: Load): Load => ({ url: load.url, requests: load.requests, seconds, connections });
    const inTurn = [at(loads.site), at(loads.raw), at(loads.live)];
    const [site = [], raw = [], live = []] = await runInTurn(driver, inTurn, ROUNDS);
    const name = `saves, ${connections} connections`;
    for (const [baseline, others] of [["raw", raw] as const, ["live", live] as const]) {
      rows.push({ name, baseline, unit: "/s", ...compare(site, others, rateOf) });
      if (connections === 16)
        rows.push({ name: "a save's processor", baseline, unit: " ms", ...compare(site, others, processorMs) });
    }
  }
  for (const perSecond of [50, 100]) {
    const at = (load: Load): Load => ({ url: load.url, requests: load.requests, seconds: 2 * seconds, perSecond });
    const [site = [], raw = []] = await runInTurn(driver, [at(loads.site), at(loads.raw)], ROUNDS);
    const name = `p99 of ${perSecond} saves a second`;
    rows.push({ name, baseline: "raw", unit: " ms", ...compare(site, raw, ({ p99 }) => p99) });
  }
  return rows;
}

async function measurePages(driver: Driver, live: Load, pages: Record<string, string[]>): Promise<Row[]> {
  const rows: Row[] = [];
  const { url } = live;
  for (const [name, requests] of Object.entries(pages)) {
    const at = { seconds, connections: PAGE_CONNECTIONS };
    await driver.send({ url, requests, ...at });
    const loads: Load[] = [requests, live.requests].map((sent) => ({ url, requests: sent, ...at }));
    const [page = [], alive = []] = await runInTurn(driver, loads, ROUNDS);
    rows.push({ name, baseline: "live", unit: "/s", ...compare(page, alive, rateOf) });
  }
  return rows;
}

function print(rows: readonly Row[]): void {
  for (const { name, baseline, unit, ours, other, ratio, lowest, highest } of rows) {
    const digits = unit === "/s" ? 0 : 2;
    const line = [
      name.padEnd(28),
      `${ours.toFixed(digits)}${unit}`.padStart(11),
      `${baseline} ${other.toFixed(digits)}${unit}`.padStart(16),
      ratio.toFixed(3).padStart(9),
      `${lowest.toFixed(3)} to ${highest.toFixed(3)}`.padStart(18),
    ];
    console.log(line.join("  "));
  }
}

const server = await startServer({ isDurable: true });
const raw = await startRaw(server);
const driver = startDriver();
try {
  const people = await makePeople(server, SAVERS);
  const attempts = await beginAttempts(server, people);
  const saves = (url: string) => saveRequests(url, server.url, people, attempts);
  const site: Load = { url: server.url, requests: saves(server.url), ...WARM_UP };
  const live: Load = { url: server.url, requests: [toRequest(server.url, "GET", "/api/health/live")], ...WARM_UP };
  const bare: Load = { url: raw.url, requests: saves(raw.url), ...WARM_UP };
  for (const load of [site, bare, live]) await driver.send(load);
  const { next, node, cores } = toEntry({});
  console.log(`Next ${next}, Node ${node}, ${cores} cores: medians of ${ROUNDS} runs of ${seconds} s each, in turn\n`);
  console.log(
    `${" ".repeat(28)}${"site".padStart(13)}${"beside".padStart(18)}${"ratio".padStart(11)}${"rounds".padStart(20)}`,
  );

  const rows = await measureSaves(driver, { site, raw: bare, live });
  print(rows);
  const readers = people.slice(0, READERS);
  await correctSectionForEach(server, readers, attempts);
  const get = (path: (attempt: string) => string) =>
    readers.map(({ cookie }, place) => toRequest(server.url, "GET", path(attempts[place] ?? ""), { cookie }));
  const pages = await measurePages(driver, live, {
    home: [toRequest(server.url, "GET", "/")],
    login: [toRequest(server.url, "GET", "/login")],
    dashboard: get(() => "/dashboard"),
    exam: get((attempt) => `/exam/${attempt}`),
    review: get((attempt) => `/review/${attempt}/${CORRECTED}`),
  });
  print(pages);
  const stretch = { seconds, connections: PAGE_CONNECTIONS };
  const recording = `/api/audio/1/${CORRECTED}.mp3`;
  const own = readers.map(({ cookie }) => toRequest(server.url, "GET", recording, { cookie, ...RANGE }));
  const bareOwn = [toRequest(raw.url, "GET", recording, RANGE)];
  const ownLoad: Load = { url: server.url, requests: own, ...stretch };
  const bareLoad: Load = { url: raw.url, requests: bareOwn, ...stretch };
  const [heard = [], bareHeard = []] = await runInTurn(driver, [ownLoad, bareLoad], ROUNDS);
  const name = "64 KiB of a recording";
  const sounds: Row[] = [{ name, baseline: "raw", unit: "/s", ...compare(heard, bareHeard, rateOf) }];
  print(sounds);

  const newcomers = await makePeople(server, BURST.perSecond * BURST.seconds);
  const start = "/api/simulations/1/start-session";
  const starts = newcomers.map(({ cookie }) => toRequest(server.url, "POST", start, { cookie }));
  const burst = await runLoad(driver, { url: server.url, requests: starts, ...BURST });
  console.log(
    `\n${BURST.perSecond} starts a second for ${BURST.seconds} s: 95 of 100 within ${burst.p95.toFixed(0)} ms, ${burst.failed} failed, ` +
      `${processorMs(burst).toFixed(2)} ms of a processor each; the server holds ${readServerMegabytes().toFixed(0)} MB`,
  );
  const all = [...rows, ...pages, ...sounds];
  const failed = all.reduce((sum, row) => sum + row.failed, burst.failed);
  if (failed > 0) {
    console.error(`${failed} requests failed.`);
    process.exitCode = 1;
  }
  if (seconds === SECONDS) {
    const ratios = all.map(({ name, baseline, ratio }) => [`${name} / ${baseline}`, ratio]);
    console.log(`The history: ${addToHistory(toEntry(Object.fromEntries(ratios)))}`);
  }
} finally {
  await driver.stop();
  await raw.stop();
  await server.stop();
}
