import { describe, expect, it } from "vitest";
import { isOwnResponse, SITE_HEADER } from "@/lib/http/own-response";
import { callerWith, fetchPageResponse, startSimulation, visitor } from "@/tests/support/http";
import { postAction } from "@/tests/support/server-action";

const ANSWERS = ["/", "/payment", "/dashboard", "/admin", "/nothing/here", "/api/user", "/api/nothing", "/icon.svg"];
const policyOf = (response: Response) => response.headers.get("Content-Security-Policy") ?? "";

describe("every response", () => {
  it.each([...ANSWERS, "/api/auth/session", "/_next/static/nothing.js", "/fonts/OFL.txt"])(
    "at %s forbids framing, sniffing and device access",
    async (path) => {
      const { headers } = await visitor().request("GET", path);
      expect(headers.get("X-Frame-Options")).toBe("DENY");
      expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
      expect(headers.get("Cross-Origin-Opener-Policy")).toMatch(/^same-origin/);
      expect(headers.get("Permissions-Policy")).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/);
      expect(headers.get("X-Powered-By")).toBeNull();
      expect(isOwnResponse({ headers })).toBe(true);
      // This site is reached over http.
      expect(headers.get("Strict-Transport-Security")).toBeNull();
    },
  );

  it("allows payment at /payment only", async () => {
    for (const path of ANSWERS) {
      const { headers } = await visitor().request("GET", path);
      const mayPay = headers.get("Permissions-Policy")?.includes('payment=(self "https://js.stripe.com"');
      expect([path, mayPay]).toEqual([path, path === "/payment"]);
    }
  });

  it("allows the microphone at /orale only", async () => {
    for (const path of [...ANSWERS, "/orale", "/orale/x"]) {
      const { headers } = await visitor().request("GET", path);
      const mayRecord = headers.get("Permissions-Policy")?.includes("microphone=(self)");
      expect([path, mayRecord]).toEqual([path, path === "/orale"]);
    }
  });
});

describe("the header that marks a response of this site", () => {
  const marked = (response: Response) => [response.status, isOwnResponse(response)];

  it("is on everything that a visitor gets, refusals and files included", async () => {
    const expected: [method: string, path: string, status: number, headers?: Record<string, string>][] = [
      ["GET", "/login", 200],
      ["GET", "/nothing/here", 404],
      ["GET", "/api/health/live", 200],
      ["GET", "/api/user", 401],
      ["GET", "/api/nothing", 404],
      ["DELETE", "/api/user", 405],
      ["POST", "/api/login", 403, { Origin: "https://evil.example" }],
      ["POST", "/api/login", 415, { "Content-Type": "text/plain" }],
      ["GET", "/api/auth/session", 200],
      ["GET", "/sw.js", 200],
      ["GET", "/offline.html", 200],
      ["GET", "/icons/icon-192.png", 200],
      ["GET", "/fonts/OFL.txt", 200],
      ["GET", "/_next/static/nothing.js", 404],
    ];
    for (const [method, path, status, headers] of expected) {
      const response = await visitor().request(method, path, method === "POST" ? "{" : undefined, headers);
      expect([path, ...marked(response)]).toEqual([path, status, true]);
    }
    const html = await (await visitor().request("GET", "/login")).text();
    const script = /\/_next\/static\/[^"]+\.js/.exec(html)?.[0] ?? "";
    expect(marked(await visitor().request("GET", script))).toEqual([200, true]);
  });

  it("is on a learner's saves, recordings, parts of them, redirects, page data and actions", async () => {
    const learner = await callerWith({ access: "active" });
    const attemptId = await startSimulation(learner);
    const save = (body: unknown) => learner.request("POST", `/api/session/${attemptId}/save-answers`, body);
    const answers = { prova: "lettura", answers: { lettura_1: "F" }, completed: false, revision: 1 };
    const saved = await save(answers);
    expect([...marked(saved), saved.headers.get(SITE_HEADER.key)]).toEqual([200, true, SITE_HEADER.value]);
    expect(marked(await save({ ...answers, answers: { lettura_1: "V" } }))).toEqual([409, true]);
    expect(marked(await save({ prova: "lettura" }))).toEqual([400, true]);
    const listen = (headers: Record<string, string>) =>
      learner.request("GET", "/api/audio/1/ascolto1.mp3", undefined, headers);
    const whole = await listen({});
    expect(marked(whole)).toEqual([200, true]);
    expect(marked(await listen({ Range: "bytes=0-99" }))).toEqual([206, true]);
    expect(marked(await listen({ Range: "bytes=999999999-" }))).toEqual([416, true]);
    expect(marked(await listen({ "If-None-Match": whole.headers.get("ETag") ?? "" }))).toEqual([304, true]);
    expect(marked(await learner.request("GET", `/exam/${attemptId}`))).toEqual([200, true]);
    expect(marked(await learner.request("GET", "/payment"))).toEqual([307, true]);
    expect(marked(await fetchPageResponse(learner, "/dashboard"))).toEqual([200, true]);
    expect(marked(await postAction(learner, "/dashboard", "chooseLocale", "it"))).toEqual([200, true]);
  });
});

describe("a page", () => {
  it("that is rendered per request has a new nonce each time, and no inline script without it", async () => {
    const seen = new Set<string>();
    for (const caller of [visitor(), await callerWith({}), await callerWith({ access: "active" })]) {
      for (const path of ["/", "/payment", "/admin", "/login", "/nothing/here"]) {
        const response = await caller.request("GET", path);
        const nonce = /'nonce-([^']+)'/.exec(policyOf(response))?.[1] ?? "";
        expect([path, nonce.length >= 22, seen.has(nonce)]).toEqual([path, true, false]);
        seen.add(nonce);
        const html = await response.text();
        const scripts = html.match(/<script\b[^>]*>/g) ?? [];
        if (response.status === 200) expect(scripts.length).toBeGreaterThan(0);
        expect(scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([]);
        expect(html.match(/<[^>]+\s(?:style|on[a-z]+)=/g) ?? []).toEqual([]);
      }
    }
  });

  it("ignores a policy in the request", async () => {
    const own = { "Content-Security-Policy": "script-src 'nonce-mine'", "x-nonce": "mine" };
    const response = await visitor().request("GET", "/login", undefined, own);
    expect(policyOf(response)).not.toContain("mine");
    expect(await response.text()).not.toContain('nonce="mine"');
  });
});

describe("a call", () => {
  it.each(["/api/user", "/api/auth/csrf", "/api/nothing", "/api/health/live"])(
    "at %s allows nothing if it is opened as a page",
    async (path) => {
      const response = await visitor().request("GET", path);
      expect(policyOf(response)).toBe(
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      );
    },
  );
});
