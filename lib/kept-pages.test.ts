import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { pagePolicy } from "@/lib/content-security";
import { answerStranger } from "@/lib/kept-pages";
import { readStrangerPage } from "@/lib/stranger-page";

let server: Server;
let url = "";
/** How often a page was rendered, for whomever. */
let rendered = 0;
let status = 200;
let day = 0;

/** Renders as Next does: anew for each request, with a nonce of its own. */
beforeEach(async () => {
  // The pages of the test before are old by now.
  day += 1;
  vi.setSystemTime(new Date(2026, 10, day));
  [rendered, status] = [0, 200];
  server = createServer(async (request, response) => {
    const asked = readStrangerPage(request);
    if (asked && (await answerStranger(asked, request, response))) return;
    rendered += 1;
    const nonce = btoa(`nonce ${rendered}`);
    const policy = pagePolicy({ nonce, pathname: "/", isDevelopment: false, isSecure: false, audioStore: undefined });
    response.writeHead(status, { "Content-Security-Policy": policy });
    response.end(`<html><body><script nonce="${nonce}">page(${rendered})</script></body></html>`);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  vi.useRealTimers();
  await new Promise((done) => server.close(done));
});

const open = async (path = "/", cookie = "") => (await fetch(url + path, { headers: { cookie } })).text();
const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

describe("the pages that a process keeps for strangers", () => {
  it("are rendered once, however many ask at the same moment", async () => {
    const pages = await Promise.all(Array.from({ length: 8 }, () => open()));
    expect([rendered, new Set(pages).size]).toEqual([1, 1]);
  });

  it("are apart for each path, language and answer about cookies", async () => {
    const pages = [await open(), await open("/login"), await open("/", "cils-language=pl"), await open("/?lang=pl")];
    pages.push(await open("/", "cookieConsent=1"), await open("/?lang=pl", "cils-language=pl"));
    expect([rendered, new Set(pages).size]).toEqual([6, 6]);
  });

  it("are rendered anew after five minutes", async () => {
    const first = await open();
    later(299);
    expect(await open()).toBe(first);
    later(2);
    expect(await open()).not.toBe(first);
  });

  it("never outlive the price they name", async () => {
    vi.setSystemTime(new Date("2027-12-31T23:59:50+01:00"));
    const before = await open();
    later(9);
    expect(await open()).toBe(before);
    later(2);
    expect(await open()).not.toBe(before);
  });

  it("are Next's to answer while they fail, and are tried again soon", async () => {
    status = 503;
    expect((await fetch(`${url}/terms`)).status).toBe(503);
    expect((await fetch(`${url}/terms`)).status).toBe(503);
    // One was ours, and told all who asked within ten seconds to go on.
    expect(rendered).toBe(3);
    status = 200;
    later(11);
    const page = await open("/terms");
    expect([await open("/terms"), rendered]).toEqual([page, 4]);
  });
});
