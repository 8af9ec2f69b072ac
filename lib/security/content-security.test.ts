import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { HEADER_RULES, pagePolicy, STYLE_HASHES, setHstsHeader } from "@/lib/security/content-security";

const page = { nonce: "abc", pathname: "/dashboard", isDevelopment: false, isSecure: true, audioStore: undefined };

function directive(policy: string, name: string): string[] {
  const found = policy.split("; ").find((one) => one.startsWith(`${name} `));
  return found?.split(" ").slice(1) ?? [];
}

describe("the security policy of a page", () => {
  it("allows only scripts of this site and those with the nonce", () => {
    expect(directive(pagePolicy(page), "script-src")).toEqual(["'self'", "'nonce-abc'"]);
  });

  it("allows connections to this site only, and no WebAssembly", () => {
    expect(directive(pagePolicy(page), "connect-src")).toEqual(["'self'"]);
    expect(pagePolicy(page)).not.toContain("wasm");
  });

  it("leaves WebAssembly to workers, by the policy of the build's files, which may connect to this site only", () => {
    const rule = HEADER_RULES.find(({ source }) => source === "/_next/static/:path*");
    const policy = rule?.headers.find(({ key }) => key === "Content-Security-Policy")?.value ?? "";
    expect(directive(policy, "script-src")).toEqual(["'self'", "'wasm-unsafe-eval'"]);
    expect(directive(policy, "connect-src")).toEqual(["'self'"]);
    expect(directive(policy, "default-src")).toEqual(["'none'"]);
  });

  it("forbids framing the page, changing its base URL and sending forms elsewhere", () => {
    const policy = pagePolicy(page);
    expect(directive(policy, "frame-ancestors")).toEqual(["'none'"]);
    expect(directive(policy, "base-uri")).toEqual(["'none'"]);
    expect(directive(policy, "object-src")).toEqual(["'none'"]);
    expect(directive(policy, "form-action")).toEqual(["'self'"]);
  });

  it.each(["/", "/dashboard", "/simulazioni", "/login", "/payments", "/payment/x", "/admin"])(
    "names no host but its own at %s",
    (pathname) => {
      expect(pagePolicy({ ...page, pathname })).not.toMatch(/https?:|stripe|\*/);
      expect(pagePolicy({ ...page, pathname })).not.toContain("unsafe-inline");
    },
  );

  it("names Stripe's hosts at /payment", () => {
    const policy = pagePolicy({ ...page, pathname: "/payment" });
    expect(directive(policy, "script-src")).toContain("https://js.stripe.com");
    expect(directive(policy, "frame-src")).toContain("https://hooks.stripe.com");
    expect(directive(policy, "connect-src")).toContain("https://api.stripe.com");
  });

  it("allows recordings from the operator's store, and nothing else from there", () => {
    expect(directive(pagePolicy(page), "media-src")).toEqual(["'self'", "blob:"]);
    const policy = pagePolicy({ ...page, audioStore: "https://s3.example.it/sounds" });
    expect(directive(policy, "media-src")).toEqual(["'self'", "blob:", "https://s3.example.it"]);
    expect(policy.split("https://s3.example.it")).toHaveLength(2);
  });

  it("lets the service worker alone connect to the store, for the recordings that a page plays", () => {
    const worker = { ...page, pathname: "/sw.js" };
    expect(directive(pagePolicy(worker), "connect-src")).toEqual(["'self'"]);
    const policy = pagePolicy({ ...worker, audioStore: "https://s3.example.it/sounds" });
    expect(directive(policy, "connect-src")).toEqual(["'self'", "https://s3.example.it"]);
  });

  it("allows eval in development only", () => {
    expect(directive(pagePolicy(page), "script-src")).not.toContain("'unsafe-eval'");
    expect(directive(pagePolicy({ ...page, isDevelopment: true }), "script-src")).toContain("'unsafe-eval'");
  });

  it("allows style elements without a nonce by the hashes of the installed versions", () => {
    const textIn = (file: string, pattern: RegExp) => pattern.exec(readFileSync(file, "utf8"))?.[1] ?? "missing";
    const hash = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;
    expect(STYLE_HASHES).toEqual({
      sonner: hash(JSON.parse(textIn("node_modules/sonner/dist/index.mjs", /__insertCSS\(("(?:[^"\\]|\\.)*")\)/))),
      empty: hash(""),
      globalError: hash(textIn("app/global-error.tsx", /const STYLE = `([^`]*)`/)),
    });
  });
});

describe("the permissions of a page", () => {
  it("include the microphone at /orale alone, for this site alone", () => {
    const policies = HEADER_RULES.flatMap(({ source, headers }) =>
      headers.filter(({ key }) => key === "Permissions-Policy").map(({ value }) => ({ source, value })),
    );
    expect(policies.filter(({ value }) => !value.includes("microphone=()"))).toEqual([
      { source: "/orale", value: expect.stringContaining("microphone=(self)") },
    ]);
    // A later rule wins over the one for all paths.
    expect(policies.map(({ source }) => source)).toEqual(["/:path*", "/payment", "/orale"]);
    expect(policies.find(({ source }) => source === "/orale")?.value).toContain("payment=()");
  });
});

describe("the HSTS header", () => {
  it("is sent only by a site reached over https", () => {
    const headers = new Headers();
    setHstsHeader(headers, "http://127.0.0.1:3000");
    expect(headers.get("Strict-Transport-Security")).toBeNull();
    setHstsHeader(headers, "https://example.it");
    expect(headers.get("Strict-Transport-Security")).toMatch(/^max-age=\d{8,}/);
  });
});
