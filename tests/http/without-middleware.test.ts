import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { describeAccessMatrix } from "@/tests/support/access-matrix";
import { startBareSite } from "@/tests/support/bare-site";
import { type Cast, makeCast } from "@/tests/support/cast";
import { visitor } from "@/tests/support/http";
import { serverEnv } from "@/tests/support/server-env";

let cast: Cast;
let stop = async () => {};

beforeAll(async () => {
  const site = await startBareSite(serverEnv());
  stop = site.stop;
  process.env["NEXTAUTH_URL"] = site.url;
  cast = await makeCast();
});

afterAll(async () => {
  await stop();
  process.env["NEXTAUTH_URL"] = serverEnv()["NEXTAUTH_URL"];
});

describe("the site without its middleware", () => {
  it("really has none: pages come without a security policy", async () => {
    const here = await visitor().request("GET", "/login");
    expect([here.status, here.headers.get("Content-Security-Policy")]).toEqual([200, null]);
    const there = await fetch(new URL("/login", serverEnv()["NEXTAUTH_URL"]));
    expect(there.headers.get("Content-Security-Policy")).toMatch(/script-src 'self' 'nonce-[^']{22,}'/);
  });

  describeAccessMatrix(() => cast);
});
