import { startServer, type TestServer } from "@/tests/support/server";
import { median } from "./measure.ts";
import { beginAttempts, makePeople } from "./people.ts";
import { readProcesses } from "./processes.ts";

const WARM_UP = 3;
const PAIRS = 16;
const SAVES = 25;

type Cost = { wall: number; server: number; database: number };
type Side = { save: (run: number) => Promise<void>; spent: () => Promise<{ server: number; database: number }> };

/** Processor milliseconds so far of the connections to a database, found by process title. */
function readDatabaseSpent(name: string): number {
  const connections = readProcesses().filter(({ commandLine }) => commandLine.includes(` ${name} 127.0.0.1(`));
  return connections.reduce((sum, { seconds }) => sum + seconds * 1000, 0);
}

async function openSide(server: TestServer): Promise<Side> {
  const { url, env } = server;
  const site = { ...server, databaseUrl: env["DATABASE_URL"] ?? server.databaseUrl };
  const people = await makePeople(site, 1);
  const [attemptId] = await beginAttempts(site, people);
  const cookie = people[0]?.cookie ?? "";
  const name = new URL(site.databaseUrl).pathname.slice(1);
  return {
    save: async (run) => {
      const response = await fetch(`${url}/api/session/${attemptId}/save-answers`, {
        method: "POST",
        headers: { cookie, "Content-Type": "application/json", Origin: url },
        body: JSON.stringify({ prova: "lettura", answers: { lettura_1: run % 2 ? "V" : "F" }, completed: false }),
      });
      if (!response.ok) throw new Error(`a save answered ${response.status}`);
      await response.arrayBuffer();
    },
    spent: async () => {
      const metrics = await fetch(`${url}/api/metrics`, {
        headers: { Authorization: `Bearer ${env["METRICS_SECRET"]}` },
      });
      const seconds = /^process_cpu_seconds_total ([\d.e+-]+)/m.exec(await metrics.text())?.[1];
      return { server: Number(seconds) * 1000, database: readDatabaseSpent(name) };
    },
  };
}

async function measure({ save, spent }: Side): Promise<Cost> {
  const start = await spent();
  const walls: number[] = [];
  for (let run = 0; run < SAVES; run += 1) {
    const begun = performance.now();
    await save(run);
    walls.push(performance.now() - begun);
  }
  const end = await spent();
  const [server, database] = [end.server - start.server, end.database - start.database];
  return { wall: median(walls), server: server / SAVES, database: database / SAVES };
}

/**
 * Prints what a save costs on a filled database compared with one that has only demo data, which it adds. Needs a
 * build, and Linux.
 */
export async function measureSaveCost(databaseUrl: string): Promise<void> {
  const servers: TestServer[] = [];
  try {
    const settings: Record<string, string>[] = [{}, { DATABASE_URL: databaseUrl }];
    for (const env of settings) servers.push(await startServer({ env }));
    const [empty, full] = await Promise.all(servers.map(openSide));
    if (!empty || !full) throw new Error("there are not two servers");
    const pairs: { empty: Cost; full: Cost }[] = [];
    for (let pair = 0; pair < WARM_UP + PAIRS; pair += 1) {
      // The order alternates, since other load on the machine changes.
      const first = await measure(pair % 2 ? empty : full);
      const second = await measure(pair % 2 ? full : empty);
      if (pair >= WARM_UP) pairs.push(pair % 2 ? { empty: first, full: second } : { empty: second, full: first });
    }
    for (const what of ["wall", "server", "database"] as const) {
      const sum = (of: "empty" | "full") => pairs.reduce((total, pair) => total + pair[of][what], 0) / pairs.length;
      const ratio =
        what === "wall" ? median(pairs.map(({ empty, full }) => full.wall / empty.wall)) : sum("full") / sum("empty");
      console.log(
        `a save, ${what === "wall" ? "time" : `${what}'s processor`}: ${sum("full").toFixed(2)} ms beside ${sum("empty").toFixed(2)} ms in an empty database, ${ratio.toFixed(2)}x (${PAIRS} pairs of ${SAVES})`,
      );
    }
  } finally {
    for (const server of servers) await server.stop();
  }
}
