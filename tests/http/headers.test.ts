import { describe, expect, it } from "vitest";
import { callerWith, visitor } from "@/tests/support/http";

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
