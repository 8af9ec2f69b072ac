import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { OFFERED_LOCALES } from "@/lib/i18n/locales";
import { PUBLIC_PAGES } from "@/lib/product/public-pages";
import { callerWith, startSimulation, visitor } from "@/tests/support/http";
import { readMessages } from "@/tests/support/messages";

const get = (path: string, headers: Record<string, string> = {}) => visitor().request("GET", path, undefined, headers);
const languageOf = async (response: Promise<Response>) =>
  /<html[^>]* lang="([^"]+)"/.exec(await (await response).text())?.[1];

describe("the language of a page", () => {
  it("is the browser's on a first visit, or Italian if we offer none of its languages", async () => {
    expect(await languageOf(get("/", { "Accept-Language": "pl-PL,pl;q=0.9,en;q=0.8" }))).toBe("pl");
    expect(await languageOf(get("/login", { "Accept-Language": "ar,uk;q=0.8" }))).toBe("it");
    expect(await languageOf(get("/"))).toBe("it");
    const list = /<select[^>]*"languages".*?<\/select>/s.exec(await (await get("/?lang=ro")).text())?.[0];
    expect(list?.match(/<option[^>]* selected[^>]*>/g)).toEqual([expect.stringContaining('value="ro"')]);
  });

  it("is the chosen one, whatever the browser prefers", async () => {
    const headers = { "Accept-Language": "pl", Cookie: "cils-language=ro" };
    expect(await languageOf(get("/", headers))).toBe("ro");
  });

  it("is the one in its URL, before all others", async () => {
    const response = await get("/prova?lang=en", { "Accept-Language": "pl", Cookie: "cils-language=ro" });
    expect(response.headers.getSetCookie().filter((cookie) => cookie.startsWith("cils-language"))).toEqual([]);
    expect(await languageOf(Promise.resolve(response))).toBe("en");
    expect(await languageOf(get("/prova?lang=xx", { Cookie: "cils-language=ro" }))).toBe("ro");
    expect(await languageOf(get("/prova", { "X-Cils-Language": "pl" }))).toBe("it");
  });

  it("persists for a visitor who came by such a URL", async () => {
    const response = await get("/?lang=ro");
    expect(response.headers.getSetCookie().join()).toContain("cils-language=ro");
  });
});

it("an exam page is in the reader's language, with the paper in Italian, for every language", async () => {
  const learner = await callerWith({ access: "active" });
  const path = `/exam/${await startSimulation(learner)}?section=lettura`;
  for (const locale of OFFERED_LOCALES) {
    const Cookie = `${learner.cookie}; cils-language=${locale}`;
    const html = await (await learner.request("GET", path, undefined, { Cookie })).text();
    const paragraphs = [...html.matchAll(/<p([^>]*)>([^<]*)/g)].map(([, attributes = "", text = ""]) => [
      / lang="(\w+)"/.exec(attributes)?.[1],
      text.replaceAll("&#x27;", "'"),
    ]);
    const instructionsIn = (of: string) => readMessages(of).get("exam.instructions.lettura");
    expect([locale, /<html[^>]* lang="(\w+)"/.exec(html)?.[1]]).toEqual([locale, locale]);
    expect(paragraphs).toContainEqual([locale === "it" ? undefined : "it", instructionsIn("it")]);
    if (locale !== "it") expect(paragraphs).toContainEqual([undefined, instructionsIn(locale)]);
  }
});

describe("search engines", () => {
  it.each(Object.keys(PUBLIC_PAGES))("get the URLs of every language of %s", async (path) => {
    const html = await (await get(`${path}?lang=en`)).text();
    const links = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)];
    const listed = new Map(
      links.map(([, language = "", url = ""]) => [language, new URL(url).pathname + new URL(url).search]),
    );
    expect([...listed.keys()].sort()).toEqual([...OFFERED_LOCALES, "x-default"].sort());
    expect([listed.get("it"), listed.get("x-default"), listed.get("en")]).toEqual([path, path, `${path}?lang=en`]);
    expect(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]).toContain(`${path === "/" ? "" : path}?lang=en`);
  });
});

describe("a page in another language", () => {
  const weigh = async (request: (headers: Record<string, string>) => Promise<Response>, locale: string) => {
    const html = Buffer.from(await (await request({ Cookie: `cils-language=${locale}` })).arrayBuffer());
    const scripts = [...new Set(html.toString().match(/\/_next\/static\/[^"\\]+\.js/g))].sort();
    return { scripts, bytes: gzipSync(html).byteLength };
  };

  it("loads the same scripts as the Italian one and is at most 2 KB larger", async () => {
    for (const path of ["/", "/login", "/register"]) {
      const request = (headers: Record<string, string>) => get(path, headers);
      const [italian, polish] = [await weigh(request, "it"), await weigh(request, "pl")];
      expect(polish.scripts).toEqual(italian.scripts);
      expect([path, polish.bytes - italian.bytes < 2000, polish.bytes - italian.bytes]).toEqual([
        path,
        true,
        expect.any(Number),
      ]);
    }
  });

  it("contains no sentence of a third language", async () => {
    const learner = await callerWith({ access: "active" });
    const path = `/exam/${await startSimulation(learner)}`;
    const html = await (await learner.request("GET", path)).text();
    const sentenceOf = (locale: string) => readMessages(locale).get("exam.correctFailed") ?? "";
    const held = OFFERED_LOCALES.filter((locale) => html.includes(sentenceOf(locale)));
    expect(held).toEqual(["it"]);
  });
});
