import { describe, expect, it } from "vitest";
import { findTarget, type Output, type RoutedRequest } from "@/tests/vercel/router";

const NEXT = new Response(null, { headers: { "x-middleware-next": "1" } });

/** A small output: two pages, one with a dynamic path segment, a file, and the page for 404. */
function output(answer: () => Response = () => NEXT.clone()): Output {
  const names = { function: ["index", "welcome", "exam/[id]", "exam/[id].rsc", "_not-found"], file: ["icon.svg"] };
  return {
    routes: [
      { src: "^/(.+)/$", headers: { Location: "/$1" }, status: 308, continue: true },
      { src: "^/(.*)$", headers: { "x-frame-options": "DENY" }, continue: true },
      { src: "^/((?!icon).*)$", middlewarePath: "/_middleware", continue: true },
      { src: "^/$", dest: "/welcome", missing: [{ type: "cookie", key: "session" }], continue: true },
      {
        src: "^/((?!.+\\.rsc).+?)$",
        has: [{ type: "header", key: "rsc", value: "1" }],
        dest: "/$1.rsc",
        continue: true,
      },
      { handle: "filesystem" },
      { handle: "rewrite" },
      { src: "^/exam/(?<nxtPid>[^/]+?)(?<end>\\.rsc)$", dest: "/exam/[id]$end?nxtPid=$nxtPid" },
      { src: "^/exam/(?<nxtPid>[^/]+?)$", dest: "/exam/[id]?nxtPid=$nxtPid" },
      { handle: "error" },
      { src: "/.*", dest: "/_not-found", status: 404 },
    ],
    has: (kind, name) => names[kind].includes(name),
    runMiddleware: async () => answer(),
  };
}

const ask = (path: string, headers: HeadersInit = {}, answer?: () => Response) => {
  const request: RoutedRequest = { path, query: new URLSearchParams("a=1"), headers: new Headers(headers) };
  return findTarget(output(answer), request);
};

describe("a request", () => {
  it("finds a file, a function, and a function with dynamic segments", async () => {
    expect(await ask("/icon.svg")).toMatchObject({ kind: "file", name: "icon.svg" });
    expect(await ask("/", { cookie: "a=b; session=1" })).toMatchObject({ kind: "function", name: "index" });
    const found = await ask("/exam/7");
    expect(found).toMatchObject({ kind: "function", name: "exam/[id]", request: { path: "/exam/7" } });
    expect("request" in found && found.request.query.toString()).toBe("a=1&nxtPid=7");
  });

  it("is routed by its headers and cookies", async () => {
    expect(await ask("/")).toMatchObject({ name: "welcome" });
    expect(await ask("/exam/7", { rsc: "1" })).toMatchObject({ name: "exam/[id].rsc" });
  });

  it("gets the headers of every matching route, and the 404 page with its status", async () => {
    const target = await ask("/nowhere");
    expect(target).toMatchObject({ name: "_not-found", status: 404 });
    expect("headers" in target && target.headers.get("x-frame-options")).toBe("DENY");
  });

  it("is redirected if a route says so", async () => {
    const target = await ask("/exam/");
    const response = target.kind === "response" ? target.response : null;
    expect([response?.status, response?.headers.get("location")]).toEqual([308, "/exam"]);
  });
});

describe("the middleware", () => {
  it("changes the request that the function reads and the response that the caller gets", async () => {
    const headers = {
      "x-middleware-next": "1",
      "x-middleware-override-headers": "accept,x-nonce",
      "x-middleware-request-x-nonce": "abc",
      "set-cookie": "language=en",
    };
    const target = await ask("/welcome", { accept: "*/*", secret: "s" }, () => new Response(null, { headers }));
    if (target.kind === "response") throw new Error("a function should answer");
    expect([...target.request.headers]).toEqual([["x-nonce", "abc"]]);
    expect(target.headers.getSetCookie()).toEqual(["language=en"]);
  });

  it("rewrites to another page, with another status", async () => {
    const headers = { "x-middleware-rewrite": "http://site/welcome?b=2" };
    const target = await ask("/exam/7", {}, () => new Response(null, { status: 404, headers }));
    expect(target).toMatchObject({ name: "welcome", status: 404, request: { path: "/welcome" } });
  });

  it("responds itself", async () => {
    const response = () => new Response(null, { status: 307, headers: { location: "/login" } });
    expect(await ask("/exam/7", {}, response)).toMatchObject({ kind: "response" });
  });
});
