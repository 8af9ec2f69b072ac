/** `npm run bench -- recovery`: does the response time of /api/forgot-password reveal accounts? Needs a build. */
import { randomInt, randomUUID } from "node:crypto";
import { REGISTRATION } from "@/tests/support/registration";
import { startServer } from "@/tests/support/server";
import { median } from "./measure.ts";

const PEOPLE = 60;
/** The hourly limit of codes per address. */
const ROUNDS = 5;

async function measureRecovery(url: string): Promise<{ known: number; unknown: number; samples: number }> {
  const post = async (path: string, body: unknown) => {
    const from = `198.18.${randomInt(256)}.${randomInt(256)}`;
    const headers = { "Content-Type": "application/json", Origin: url, "X-Forwarded-For": from };
    const begun = performance.now();
    const response = await fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) });
    await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return performance.now() - begun;
  };
  const registration = { ...REGISTRATION, password: "una-password-lunga" };
  const known = Array.from({ length: PEOPLE }, () => `${randomUUID()}@example.it`);
  for (const email of known) await post("/api/register", { ...registration, email });
  const unknown = known.map(() => `${randomUUID()}@example.it`);
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const asked = [...known, ...unknown].map((email) => ({ email, order: Math.random() }));
    for (const { email } of asked.sort((a, b) => a.order - b.order))
      times[known.includes(email) ? "known" : "unknown"].push(await post("/api/forgot-password", { email }));
  }
  return { known: median(times.known), unknown: median(times.unknown), samples: times.known.length };
}

const server = await startServer();
try {
  const { known, unknown, samples } = await measureRecovery(server.url);
  const difference = Math.abs(known - unknown);
  const verdict = difference < 2 + 0.02 * unknown ? "ok" : "TOO FAR APART";
  console.log(
    `a code for a known address ${known.toFixed(2)} ms, an unknown one ${unknown.toFixed(2)} ms (medians of ${samples}): ${verdict}`,
  );
  if (verdict !== "ok") process.exitCode = 1;
} finally {
  await server.stop();
}
