import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { type Caller, callerWith, startSimulation, visitor } from "@/tests/support/http";

/** The JavaScript a page's HTML asks for, in kilobytes after gzip as Next sends it: what a learner's phone has to load. */
async function scriptKilobytes(caller: Caller, path: string): Promise<number> {
  const html = await (await caller.request("GET", path)).text();
  const sources = new Set(
    [...html.matchAll(/(?:src|href)="(\/_next\/static\/[^"]+\.js)[^"]*"/g)].map(([, source]) => source ?? ""),
  );
  // Old browsers alone load the polyfills.
  const modern = [...sources].filter(
    (source) => !html.includes(`src="${source}" noModule`) && !html.includes(`noModule="" src="${source}"`),
  );
  expect(modern.length).toBeGreaterThan(0);
  let bytes = 0;
  for (const source of modern) {
    const script = Buffer.from(await (await caller.request("GET", source)).arrayBuffer());
    bytes += gzipSync(script).byteLength;
  }
  return bytes / 1000;
}

describe("the JavaScript of a page", () => {
  it("is at most 155 KB on the home page of a stranger", async () => {
    expect(await scriptKilobytes(visitor(), "/")).toBeLessThanOrEqual(155);
  });

  it("is at most 165 KB on the payment page, its menu among it, where Stripe's own is loaded only when somebody pays", async () => {
    const html = await (await (await callerWith({})).request("GET", "/payment")).text();
    expect(html).not.toContain("js.stripe.com");
    expect(await scriptKilobytes(await callerWith({}), "/payment")).toBeLessThanOrEqual(165);
  });

  it("is at most 205 KB on the exam page, before what it fetches when it rests", async () => {
    const learner = await callerWith({ access: "active" });
    expect(await scriptKilobytes(learner, `/exam/${await startSimulation(learner)}`)).toBeLessThanOrEqual(205);
  });
});
