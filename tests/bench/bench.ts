/**
 * `npm run bench` (`npm run bench -- site`): how long the product's own work takes beside a raw baseline of the same run: the liveness call for
 * what goes over HTTP, the disk for the recordings. Ratios travel between machines; milliseconds do not. Needs a build.
 */
import { open } from "node:fs/promises";
import { startServer } from "../support/server.ts";
import { measureRecovery } from "./recovery-time.ts";

const RUNS = 60;
const WARM_UP = 10;
const RANGE_BYTES = 65_536;
const RECORDING = "lib/exam/content/simulation-1/audio/ascolto1.mp3";

type Figure = { name: string; baseline: string; median: number; beside: number };

/** The median time of a piece of work, in milliseconds, after a warm-up. */
async function medianMilliseconds(work: (run: number) => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < WARM_UP + RUNS; run += 1) {
    const begun = performance.now();
    await work(run);
    if (run >= WARM_UP) times.push(performance.now() - begun);
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}

async function readFromDisk(): Promise<void> {
  const file = await open(RECORDING);
  await file.read(Buffer.alloc(RANGE_BYTES), 0, RANGE_BYTES, RANGE_BYTES);
  await file.close();
}

const server = await startServer();
try {
  const call = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(server.url + path, init);
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return response.arrayBuffer();
  };
  const login = await fetch(`${server.url}/api/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: server.url },
    body: JSON.stringify({ email: "studente@example.it", password: "Prova-2026!" }),
  });
  const cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const simulations = await (await fetch(`${server.url}/api/simulations`, { headers: { cookie } })).json();
  const attempt = simulations.find(
    (one: { lastSession: { status: string } | null }) => one.lastSession?.status === "active",
  ).lastSession.id;
  const save = (run: number) =>
    call(`/api/session/${attempt}/save-answers`, {
      method: "POST",
      headers: { cookie, "Content-Type": "application/json", Origin: server.url },
      body: JSON.stringify({ prova: "lettura", answers: { lettura_1: run % 2 ? "V" : "F" }, completed: false }),
    });
  const range = { headers: { cookie, range: `bytes=${RANGE_BYTES}-${2 * RANGE_BYTES - 1}` } };

  const live = await medianMilliseconds(() => call("/api/health/live"));
  const disk = await medianMilliseconds(readFromDisk);
  const figures: Figure[] = [
    { name: "home page", baseline: "live", median: await medianMilliseconds(() => call("/")), beside: live },
    {
      name: "dashboard",
      baseline: "live",
      median: await medianMilliseconds(() => call("/dashboard", { headers: { cookie } })),
      beside: live,
    },
    {
      name: "exam page",
      baseline: "live",
      median: await medianMilliseconds(() => call(`/exam/${attempt}`, { headers: { cookie } })),
      beside: live,
    },
    { name: "saving an answer", baseline: "live", median: await medianMilliseconds(save), beside: live },
    {
      name: "64 KiB of a recording",
      baseline: "disk",
      median: await medianMilliseconds(() => call("/api/audio/1/ascolto1.mp3", range)),
      beside: disk,
    },
  ];
  console.log(`baselines: live ${live.toFixed(2)} ms, disk ${disk.toFixed(2)} ms (medians of ${RUNS})`);
  for (const { name, baseline, median, beside } of figures) {
    const line = [
      name.padEnd(24),
      `${median.toFixed(2)} ms`.padStart(10),
      `${(median / beside).toFixed(1)} x ${baseline}`.padStart(14),
      `+${(median - beside).toFixed(2)} ms`.padStart(11),
    ];
    console.log(line.join("  "));
  }
  const { known, unknown, samples } = await measureRecovery(server.url);
  const apart = Math.abs(known - unknown);
  const verdict = apart < 2 + 0.02 * unknown ? "ok" : "TOO FAR APART";
  console.log(
    `a code for a known address ${known.toFixed(2)} ms, an unknown one ${unknown.toFixed(2)} ms (medians of ${samples}): ${verdict}`,
  );
  if (verdict !== "ok") process.exitCode = 1;
} finally {
  await server.stop();
}
