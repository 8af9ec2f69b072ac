import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { pagePolicy } from "@/lib/content-security";
import { withoutNonce } from "@/lib/kept-page";
import { LATE_START } from "@/lib/late-scripts";

const nonce = "bm9uY2U=";
const policy = pagePolicy({ nonce, pathname: "/", isDevelopment: false, isSecure: true, audioStore: undefined });
const headers = { "content-security-policy": policy };
const html = (body: string) => `<!DOCTYPE html><html><body>${body}</body></html>`;
const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** What the policy of the kept page allows to run. */
function scriptsOf(body: string): string[] {
  const kept = String(withoutNonce({ status: 200, headers, html: html(body) })?.headers["content-security-policy"]);
  const named = /script-src ([^;]*)/.exec(kept)?.[1]?.split(" ") ?? [];
  expect(named.pop()).toBe(hash(LATE_START));
  return named;
}

describe("a page that is kept", () => {
  it("names by their hashes the scripts that bore the nonce", () => {
    const body = `<script nonce="${nonce}" id="_R_">one()</script><p>x</p><script nonce="${nonce}">two(
)</script>`;
    expect(scriptsOf(body)).toEqual(["'self'", hash("one()"), hash("two(\n)")]);
  });

  it("hashes a script as it is sent: without the nonce in its text", () => {
    const body = `<script nonce="${nonce}">push("\\"nonce\\":\\"${nonce}\\"")</script>`;
    expect(scriptsOf(body)).toEqual(["'self'", hash('push("\\"nonce\\":\\"\\"")')]);
  });

  it("still forbids what bore no nonce or another, and names neither files nor data", () => {
    const body = [
      "<script>bad()</script>",
      '<script nonce="other">bad()</script>',
      `<script data-x='nonce="'>bad()</script>`,
      `<script src="/x.js" async="" nonce="${nonce}"></script>`,
      `<script type="application/ld+json" nonce="${nonce}">{}</script>`,
    ];
    expect(scriptsOf(body.join(""))).toEqual(["'self'"]);
  });

  it("holds the nonce nowhere, neither in its HTML nor in its headers", () => {
    const link = `</a.woff2>; rel=preload; as="font"; nonce="${nonce}"; type="font/woff2"`;
    const body = `<link href="/x.css" nonce="${nonce}"/><script nonce="${nonce}">a("${nonce}")</script>`;
    const kept = withoutNonce({ status: 200, headers: { ...headers, link }, html: html(body) });
    expect(JSON.stringify(kept)).not.toContain(nonce);
    expect(kept?.headers["link"]).toBe('</a.woff2>; rel=preload; as="font"; type="font/woff2"');
    expect(kept?.html).toBe(html(`<link href="/x.css"/><script>a("")</script><script>${LATE_START}</script>`));
  });

  it("keeps the headers of the page and none of the one answer", () => {
    const more = {
      vary: "Accept-Encoding",
      "set-cookie": ["a=b"],
      date: "today",
      "x-request-id": "1",
      connection: "close",
    };
    const kept = withoutNonce({ status: 200, headers: { ...headers, ...more }, html: html("") });
    expect(Object.keys(kept?.headers ?? {}).sort()).toEqual(["content-security-policy", "set-cookie", "vary"]);
  });

  it("is none that failed, broke off, has no policy, or has rules of its own", () => {
    expect(withoutNonce({ status: 503, headers, html: html("") })).toBeNull();
    expect(withoutNonce({ status: 200, headers: {}, html: html("") })).toBeNull();
    expect(withoutNonce({ status: 200, headers, html: html("").slice(0, -1) })).toBeNull();
    expect(withoutNonce({ status: 200, headers, html: html(`<style nonce="${nonce}">p{}</style>`) })).toBeNull();
  });
});
