import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { OFFERED_LOCALES } from "@/lib/i18n/locales";
import { DISALLOWED_PATHS, listSitemapEntries, PUBLIC_PAGES } from "@/lib/product/public-pages";

/** The first path segments of all pages; a folder in round brackets is no segment. */
const firstParts = readdirSync("app", { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "api")
  .map(({ name }) => `/${name}`);

describe("the pages of the site", () => {
  it("are each either public or disallowed for search engines", () => {
    const isListed = (path: string) => path in PUBLIC_PAGES;
    const isClosed = (path: string) =>
      DISALLOWED_PATHS.some((closed) => `${path}/`.startsWith(closed.replace(/\/?$/, "/")));
    expect(firstParts.filter((path) => isListed(path) === isClosed(path))).toEqual([]);
  });

  it("that are listed exist", () => {
    expect(Object.keys(PUBLIC_PAGES).filter((path) => !existsSync(join("app", path, "page.tsx")))).toEqual([]);
  });

  it("are listed with their full path", () => {
    expect(listSitemapEntries("https://scuola.example/")[1]).toMatchObject({
      url: "https://scuola.example/prova",
      priority: 0.9,
    });
  });

  it("are listed in every offered language", () => {
    for (const { url, alternates } of listSitemapEntries("https://scuola.example/")) {
      expect(Object.keys(alternates.languages)).toEqual([...OFFERED_LOCALES]);
      expect(alternates.languages).toMatchObject({ it: url, en: `${url}?lang=en` });
    }
  });
});
