/** Processor time and memory of our own processes, from /proc (Linux). Other load hardly changes processor time. */
import { readdirSync, readFileSync } from "node:fs";

const TICKS_A_SECOND = 100;
const PAGE_BYTES = 4096;

type ProcessGroup = "server" | "database" | "raw";

/** Processor seconds. */
export type CpuSeconds = Record<ProcessGroup, number>;

type Process = { pid: number; parent: number; commandLine: string; seconds: number; bytes: number };

function partOf({ commandLine }: Process): ProcessGroup {
  if (commandLine.includes("postgres")) return "database";
  return commandLine.includes("raw-server.ts") ? "raw" : "server";
}

/** All processes of the machine. `seconds`: of a processor, those of ended children included. */
export function readProcesses(): Process[] {
  const all = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return all.flatMap((pid): Process[] => {
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
        .replace(/^.*\) /s, "")
        .split(" ");
      const commandLine = readFileSync(`/proc/${pid}/cmdline`, "utf8");
      const ticks = fields.slice(11, 15).reduce((sum, one) => sum + Number(one), 0);
      const bytes = Number(fields[21]) * PAGE_BYTES;
      return [{ pid: Number(pid), parent: Number(fields[1]), commandLine, seconds: ticks / TICKS_A_SECOND, bytes }];
    } catch {
      return []; // It ended meanwhile.
    }
  });
}

function readDescendants(): Process[] {
  const processes = readProcesses();
  const ours = new Set([process.pid]);
  for (let size = 0; size < ours.size; ) {
    size = ours.size;
    for (const { pid, parent } of processes) if (ours.has(parent)) ours.add(pid);
  }
  return processes.filter(({ pid }) => ours.has(pid) && pid !== process.pid);
}

/** Processor time of all our descendants so far, ended ones included. */
export function readCpuSeconds(): CpuSeconds {
  const spent: CpuSeconds = { server: 0, database: 0, raw: 0 };
  for (const one of readDescendants()) spent[partOf(one)] += one.seconds;
  return spent;
}

export async function measureCpuSeconds(work: () => Promise<unknown>): Promise<CpuSeconds> {
  const start = readCpuSeconds();
  await work();
  const end = readCpuSeconds();
  return { server: end.server - start.server, database: end.database - start.database, raw: end.raw - start.raw };
}

export function readServerMegabytes(): number {
  const held = readDescendants().filter((one) => partOf(one) === "server");
  return held.reduce((sum, { bytes }) => sum + bytes, 0) / 1024 / 1024;
}
