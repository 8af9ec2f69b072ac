import { describe, expect, it } from "vitest";
import { OFFERED_LOCALES } from "@/lib/i18n/locales";
import { callerWith, startSimulation, visitor } from "@/tests/support/http";

const get = (path: string) => visitor().request("GET", path);

describe("offline support", () => {
  it("has a worker for the whole site that browsers revalidate each time, with a version of the build", async () => {
    const answer = await get("/sw.js");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toMatch(/javascript/);
    expect(answer.headers.get("cache-control")).toBe("no-cache");
    const code = await answer.text();
    expect(code).toContain("cils-files:");
    expect(code).toMatch(/\b[0-9a-f]{16}\b/);
    expect((await get("/login")).headers.get("content-security-policy")).toContain("worker-src 'self'");
  });

  it("has an offline page in every language, whose code and styles satisfy the pages' policy", async () => {
    const answer = await get("/offline.html");
    const html = await answer.text();
    expect([...html.matchAll(/<main lang="(\w+)"/g)].map(([, locale]) => locale)).toEqual([...OFFERED_LOCALES]);
    expect(html).not.toMatch(/<style|<script(?![^>]* src=)| style=| on\w+=/);
    for (const [, path = ""] of html.matchAll(/(?:src|href)="(\/[^"]+)"/g))
      expect([path, (await get(path)).status]).toEqual([path, 200]);
  });

  it("needs an attempt's page and two recordings, whose sizes the dashboard shows before they are fetched", async () => {
    const learner = await callerWith({ access: "active" });
    const id = await startSimulation(learner);
    const html = await (await learner.request("GET", "/dashboard")).text();
    const sizes = ["ascolto1", "ascolto2"].map(async (section) => {
      const answer = await learner.request("GET", `/api/audio/1/${section}.mp3`);
      return (await answer.arrayBuffer()).byteLength;
    });
    const recordings = (await Promise.all(sizes)).reduce((sum, size) => sum + size);
    const told = Number(/expectedBytes\\?":(\d+)/.exec(html)?.[1]);
    const page = await (await learner.request("GET", `/exam/${id}`)).text();
    expect(page).toContain(learner.userId);
    expect(told).toBeGreaterThan(recordings + page.length);
    expect(told).toBeLessThan(recordings + 2_000_000);
  });
});
