import { createHash } from "node:crypto";
import { request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { LOCALE_NAMES, OFFERED_LOCALES } from "@/lib/i18n/locales";
import { localePath, PUBLIC_PAGES, type PublicPath } from "@/lib/public-pages";
import { callerWith, visitor } from "@/tests/support/http";

const PATHS = Object.keys(PUBLIC_PAGES) as PublicPath[];
const get = (path: string, headers: Record<string, string> = {}) => visitor().request("GET", path, undefined, headers);
const policyOf = ({ headers }: Response) => headers.get("Content-Security-Policy") ?? "";
const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** The scripts that stand in a page itself and would run. */
const inlineScripts = (html: string) =>
  [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)]
    .filter(([, attributes = ""]) => !/\ssrc=|application\/ld\+json/.test(attributes))
    .map(([, , text = ""]) => text);

describe.each(PATHS)("a stranger's %s", (path) => {
  it.each(OFFERED_LOCALES)("is made once in %s, and its policy names each script in it by its hash", async (locale) => {
    for (const address of new Set([path, localePath(path, locale)])) {
      const headers = { Cookie: `cils-language=${locale}` };
      const [one, other] = [await get(address, headers), await get(address, headers)];
      const html = await one.text();
      expect([one.status, await other.text(), policyOf(other)]).toEqual([200, html, policyOf(one)]);
      expect(html).toContain(`<html lang="${locale}"`);
      const named = /script-src ([^;]*)/.exec(policyOf(one))?.[1]?.split(" ") ?? [];
      const scripts = inlineScripts(html);
      expect(scripts.length).toBeGreaterThan(0);
      expect(named).toEqual(["'self'", ...scripts.map(hash)]);
      expect(policyOf(one) + html + one.headers.get("Link")).not.toMatch(
        /nonce-|nonce="[^"]|unsafe-inline|unsafe-eval/,
      );
      expect(html.match(/<[^>]+\s(?:style|on[a-z]+)=|<style/g) ?? []).toEqual([]);
    }
  });
});

describe("a page made for strangers", () => {
  it("never goes to who has a session, valid or not, reads otherwise, or brings a cookie that nobody knows", async () => {
    const learner = await callerWith({ access: "active" });
    const cookies = [learner.cookie, "next-auth.session-token=x", "cils-view=large", "other=1"];
    for (const cookie of cookies) {
      const seen = [];
      for (let time = 0; time < 2; time += 1) seen.push(policyOf(await get("/", { Cookie: cookie })));
      const nonces = seen.map((policy) => /'nonce-([^']{22,})'/.exec(policy)?.[1]);
      expect([cookie, new Set(nonces).size, nonces.includes(undefined)]).toEqual([cookie, 2, false]);
    }
    expect(await (await get("/", { Cookie: "cils-view=large" })).text()).toContain('data-text="large"');
    const dashboard = await (await learner.request("GET", "/")).text();
    expect(dashboard).toContain("Esci");
    expect(await (await get("/")).text()).not.toContain("Esci");
  });

  it("never goes to who asks more of its address", async () => {
    for (const address of ["/login?next=%2Faccount", "/prova?ascolto=A", "/?utm_source=x"])
      expect([address, policyOf(await get(address))]).toEqual([address, expect.stringMatching(/'nonce-[^']{22,}'/)]);
    expect(await (await get("/login?next=%2Faccount")).text()).toContain("/account");
  });

  it("takes nothing of the request that it was first made for", async () => {
    const site = process.env["NEXTAUTH_URL"] ?? "";
    const evil = {
      "X-Forwarded-Host": "evil.example",
      "X-Forwarded-Proto": "gopher",
      "User-Agent": "evil.example",
      "X-Cils-Language": "pl",
      "Accept-Language": "sq",
      Cookie: "cookieConsent=1",
    };
    const first = await get("/terms", evil);
    const html = await first.text();
    expect(html).not.toMatch(/evil\.example|gopher/);
    expect([/<html lang="(\w+)"/.exec(html)?.[1], html.includes(`href="${site}/terms"`)]).toEqual(["sq", true]);
    expect(await (await get("/terms", { Cookie: "cookieConsent=1; cils-language=sq" })).text()).toBe(html);
  });

  it("asks about cookies only who has not answered, and gives the language of an address to who has none", async () => {
    const asks = async (cookie: string) =>
      (await (await get("/login", { Cookie: cookie })).text()).includes("cookie-banner");
    expect([await asks("cils-language=it"), await asks("cookieConsent=1")]).toEqual([true, false]);
    const cookiesOf = async (headers: Record<string, string>) =>
      (await get("/login?lang=ro", headers)).headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
    for (let time = 0; time < 2; time += 1) expect(await cookiesOf({})).toEqual(["cils-language=ro"]);
    expect(await cookiesOf({ Cookie: "cils-language=pl" })).toEqual([]);
  });

  it("is the same page as brotli, as gzip and plain, and its head says the same", async () => {
    const ask = (coding: string, method = "GET") =>
      new Promise<{ headers: NodeJS.Dict<string | string[]>; body: Buffer }>((resolve, reject) => {
        const headers = { "Accept-Encoding": coding, "Accept-Language": "it" };
        request(new URL("/", process.env["NEXTAUTH_URL"]), { method, headers }, async (answer) => {
          resolve({ headers: answer.headers, body: Buffer.concat(await answer.toArray()) });
        })
          .on("error", reject)
          .end();
      });
    const [plain, zipped, small, head] = await Promise.all([
      ask("identity"),
      ask("gzip;q=1.0, br;q=0"),
      ask("gzip, deflate, br, zstd"),
      ask("br", "HEAD"),
    ]);
    expect(plain.body.toString()).toContain(LOCALE_NAMES.fil);
    expect(gunzipSync(zipped.body).equals(plain.body) && brotliDecompressSync(small.body).equals(plain.body)).toBe(
      true,
    );
    expect([plain, zipped, small].map(({ headers }) => headers["content-encoding"])).toEqual([undefined, "gzip", "br"]);
    expect([head.body.byteLength, head.headers["content-length"]]).toEqual([0, small.headers["content-length"]]);
    for (const { headers } of [plain, zipped, small]) {
      expect(headers["vary"]).toContain("Accept-Encoding");
      expect(headers["cache-control"]).toContain("no-store");
      expect([headers["x-frame-options"], headers["x-content-type-options"]]).toEqual(["DENY", "nosniff"]);
    }
  });
});
