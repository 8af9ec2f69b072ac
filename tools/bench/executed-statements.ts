import type { PoolClient } from "pg";
import { z } from "zod";
import { databasePool } from "@/lib/db/client";
import { runSql } from "@/scripts/sql";

const SETTINGS = {
  session_preload_libraries: "auto_explain",
  "auto_explain.log_min_duration": "0",
  "auto_explain.log_analyze": "on",
  "auto_explain.log_buffers": "on",
  "auto_explain.log_timing": "off",
  "auto_explain.log_nested_statements": "on",
  "auto_explain.log_format": "json",
  "auto_explain.log_level": "notice",
};

let listener: ((statement: ExecutedStatement) => void) | null = null;

/** One executed statement. `ways`: the indexes used, and the tables read whole. */
export type ExecutedStatement = { text: string; ways: string[]; rows: number; blocks: number; ms: number };

/** Turns on `auto_explain` for new connections; call it as superuser before this process opens its first one. */
export async function enablePlanCapture(databaseUrl: string, settings: Record<string, string> = {}): Promise<void> {
  const name = new URL(databaseUrl).pathname.slice(1);
  const all = Object.entries({ ...SETTINGS, ...settings });
  await runSql(databaseUrl, all.map(([key, value]) => `ALTER DATABASE "${name}" SET ${key} = ${value};`).join(""));
  databasePool().on("connect", (client: PoolClient) => {
    client.on("notice", ({ message }) => {
      const statement = message && listener ? parsePlan(message) : null;
      if (statement) listener?.(statement);
    });
  });
}

const nodeSchema = z.object({
  "Node Type": z.string(),
  "Relation Name": z.string().optional(),
  "Index Name": z.string().optional(),
  "Actual Rows": z.number(),
  "Actual Loops": z.number(),
  "Rows Removed by Filter": z.number().default(0),
  "Rows Removed by Index Recheck": z.number().default(0),
  "Shared Hit Blocks": z.number().default(0),
  "Shared Read Blocks": z.number().default(0),
  get Plans() {
    return z.array(nodeSchema).default([]);
  },
});
type Node = z.output<typeof nodeSchema>;

const planSchema = z.object({ "Query Text": z.string(), Plan: nodeSchema });

const nodesOf = (node: Node): Node[] => [node, ...node.Plans.flatMap(nodesOf)];

const rowsOf = (node: Node) =>
  (node["Actual Rows"] + node["Rows Removed by Filter"] + node["Rows Removed by Index Recheck"]) * node["Actual Loops"];

function parsePlan(message: string): ExecutedStatement | null {
  const duration = /^duration: ([\d.]+) ms\s+plan:\s+(\{.*)$/s.exec(message);
  if (!duration) return null;
  const plan = planSchema.parse(JSON.parse(duration[2] ?? ""));
  const nodes = nodesOf(plan.Plan).filter((node) => node["Actual Loops"] > 0);
  const ways = nodes.flatMap((node) => {
    if (node["Index Name"]) return [node["Index Name"]];
    return node["Node Type"] === "Seq Scan" ? [`whole ${node["Relation Name"]}`] : [];
  });
  return {
    text: plan["Query Text"],
    ways: [...new Set(ways)],
    rows: nodes.filter((node) => node["Relation Name"]).reduce((sum, node) => sum + rowsOf(node), 0),
    blocks: plan.Plan["Shared Hit Blocks"] + plan.Plan["Shared Read Blocks"],
    ms: Number(duration[1]),
  };
}

/** Resets the settings for new connections. */
export async function disablePlanCapture(databaseUrl: string): Promise<void> {
  await runSql(databaseUrl, `ALTER DATABASE "${new URL(databaseUrl).pathname.slice(1)}" RESET ALL`);
}

/** Every statement run during `work`, as `auto_explain` reports it, including triggers and foreign keys. */
export async function capturePlans(work: () => Promise<unknown>): Promise<ExecutedStatement[]> {
  const statements: ExecutedStatement[] = [];
  listener = (statement) => statements.push(statement);
  try {
    await work();
  } finally {
    listener = null;
  }
  return statements;
}
