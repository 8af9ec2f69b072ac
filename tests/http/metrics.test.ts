import { describe, expect, it } from "vitest";
import { visitor } from "@/tests/support/http";

const MONITOR = { Authorization: "Bearer a metrics secret only for tests" };

/** A metric of the process, 0 if it does not exist yet. */
async function readFigure(name: string): Promise<number> {
  const text = await (await visitor().request("GET", "/api/metrics", undefined, MONITOR)).text();
  const line = text.split("\n").find((one) => one.startsWith(`${name} `));
  return Number(line?.slice(name.length + 1) ?? 0);
}

describe("the metrics of a process", () => {
  it("count every response by purpose, method and status", async () => {
    const count = 'http_request_duration_seconds_count{purpose="call",method="GET",status="401"}';
    const before = await readFigure(count);
    for (let call = 0; call < 3; call++) await visitor().request("GET", "/api/user");
    await expect.poll(() => readFigure(count)).toBeGreaterThanOrEqual(before + 3);
  });

  it("include the process and its connections", async () => {
    expect(await readFigure("process_resident_memory_bytes")).toBeGreaterThan(1e6);
    await expect.poll(() => readFigure('database_connections{state="waiting"}')).toBe(0);
  });

  it("contain no address, no path and no person", async () => {
    const count = 'http_request_duration_seconds_count{purpose="call",method="GET",status="404"}';
    const before = await readFigure(count);
    await visitor().request("GET", "/api/session/secret-of-somebody");
    await expect.poll(() => readFigure(count)).toBeGreaterThan(before);
    const text = await (await visitor().request("GET", "/api/metrics", undefined, MONITOR)).text();
    expect(text).not.toMatch(/secret-of-somebody|127\.0\.0\.1/);
  });
});

describe("a response", () => {
  const idFor = async (path: string, given: string) =>
    (await visitor().request("GET", path, undefined, { "X-Request-Id": given })).headers.get("X-Request-Id");

  it.each(["/api/health/live", "/login"])(
    "of %s has the id that a proxy gave the request, or a new one",
    async (path) => {
      expect(await idFor(path, "from-the-proxy_1")).toBe("from-the-proxy_1");
      expect(await idFor(path, "a b; c")).toMatch(/^[0-9a-f-]{36}$/);
    },
  );
});
