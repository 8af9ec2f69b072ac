import { describe, expect, it } from "vitest";

import { type LegalBlock, type LegalFacts, type LegalName, readLegalText } from "@/components/layout/legal/legal-texts";
import { type Locale, OFFERED_LOCALES } from "@/lib/i18n/locales";
import * as storage from "@/lib/product/browser-storage";

/** Figures that no text contains by chance. */
const FACTS: LegalFacts = {
  company: {
    name: "Scuola Prova Srl",
    address: "Via Prova 7, Bari",
    vat: "IT01234567890",
    email: "dati@prova.example",
  },
  product: "PRODOTTO",
  price: "77,71",
  listPrice: "88,82",
  simulations: 23,
  accessDays: 361,
  accountDataMonths: 913,
  taxDataYears: 814,
  consentMonths: 715,
  withdrawalDays: 616,
  noticeDays: 517,
  words: { waiver: "WAIVER", withdraw: "WITHDRAW", askTeacher: "TEACHER", disclaimer: "DISCLAIMER" },
};

/** The terms that the law requires on each page. All languages use the same ids. */
const SECTIONS: Record<LegalName, string[]> = {
  privacy: [
    "controller",
    "data",
    "retention",
    "ai",
    "recipients",
    "transfers",
    "cookies",
    "rights",
    "security",
    "profiling",
    "minors",
    "changes",
  ],
  terms: [
    "seller",
    "what",
    "price",
    "gift-codes",
    "duration",
    "withdrawal",
    "refunds",
    "guarantee",
    "ai",
    "independence",
    "conduct",
    "suspension",
    "liability",
    "complaints",
    "law",
    "changes",
  ],
};

const NAMED: Record<LegalName, Record<string, (string | RegExp)[]>> = {
  privacy: {
    controller: ["Scuola Prova Srl", "Via Prova 7, Bari", "IT01234567890", "dati@prova.example"],
    data: ["GDPR", /6\.1\.b/, /6\.1\.c/, /6\.1\.f/, /9\.2\.a/, "913", "814"],
    retention: ["913", "814", "2220", "600/1973"],
    ai: ["Anthropic", "2024/1689", /\bIII\b/, /art\. 22/, "TEACHER"],
    profiling: [/(art\.|neni) 4\b/],
    minors: ["18"],
    changes: ["517"],
    recipients: ["Vercel", "Stripe", "Anthropic"],
    transfers: ["2023/1795", "2021/914"],
    cookies: ["715"],
    rights: ["/account", "Garante per la protezione dei dati personali", "Piazza Venezia 11", "dati@prova.example"],
  },
  terms: {
    seller: ["Scuola Prova Srl", "IT01234567890", "dati@prova.example"],
    what: ["PRODOTTO"],
    price: ["77,71", "88,82"],
    duration: ["361", "12", "913"],
    withdrawal: ["616", "WAIVER", "WITHDRAW", /art\. 59/],
    guarantee: ["135-octies"],
    ai: ["TEACHER", "/privacy#ai"],
    independence: ["DISCLAIMER"],
    complaints: ["dati@prova.example", "141"],
    law: ["66-bis"],
  },
};

/** The placeholder of an installation that has not named its company. */
const NOT_NAMED: Record<Locale, RegExp> = {
  it: /non è ancora indicat/,
  en: /not named yet/,
  es: /todavía no está indicad/,
  pt: /ainda não está indicad/,
  sq: /ende nuk është shënuar/,
  fil: /hindi pa nakasaad/,
  ro: /nu este încă indicat/,
  pl: /nie podano jeszcze/,
};

function wordsOf(block: LegalBlock): string {
  if (typeof block === "string") return block;
  if ("list" in block) return block.list.join("\n");
  return [block.table.caption, ...block.table.head, ...block.table.rows.flat()].join("\n");
}

const read = (name: LegalName, locale: Locale, facts = FACTS) => readLegalText(name, locale, facts);
const CASES = (["privacy", "terms"] as const).flatMap((name) =>
  OFFERED_LOCALES.map((locale) => [name, locale] as const),
);

describe.each(CASES)("the text %s in %s", (name, locale) => {
  it("has every required section", () => {
    expect(read(name, locale).map(({ id }) => id)).toEqual(SECTIONS[name]);
  });

  it("contains the required facts, with the product's own figures", () => {
    for (const section of read(name, locale)) {
      const words = section.blocks.map(wordsOf).join("\n");
      expect(words.trim()).not.toBe("");
      for (const named of NAMED[name][section.id] ?? []) expect(words).toMatch(named);
    }
  });

  it("says so if the installation has not named its company", () => {
    const [first] = read(name, locale, { ...FACTS, company: {} });
    expect(first?.blocks.map(wordsOf).join(" ")).toMatch(NOT_NAMED[locale]);
    const all = read(name, locale, { ...FACTS, company: {} }).flatMap(({ blocks }) => blocks.map(wordsOf));
    expect(all.filter((words) => /undefined|null|\(\)/.test(words))).toEqual([]);
  });

  it("names each cookie and each name in the browser's storage, and no other, where it lists them", () => {
    const blocks = read("privacy", locale).find(({ id }) => id === "cookies")?.blocks ?? [];
    const tables = blocks.flatMap((block) => (typeof block === "object" && "table" in block ? [block.table] : []));
    const named = tables.map(({ rows }) => rows.flatMap(([names = ""]) => names.split(", ")).sort());
    const { COOKIES, STRIPE_COOKIES, LOCAL_NAMES, SESSION_NAMES, CACHE_NAMES, DATABASE_NAMES } = storage;
    const stored = [...LOCAL_NAMES, ...SESSION_NAMES, ...CACHE_NAMES, ...Object.values(DATABASE_NAMES)].map((one) =>
      one.replace(/:$/, ""),
    );
    expect(named).toEqual([[...COOKIES, ...STRIPE_COOKIES].sort(), [...new Set(stored)].sort()]);
  });

  it("has tables with complete rows", () => {
    for (const block of read(name, locale).flatMap(({ blocks }) => blocks)) {
      if (typeof block === "string" || "list" in block) continue;
      for (const row of block.table.rows) expect([row[0], row.length]).toEqual([row[0], block.table.head.length]);
    }
  });

  it("does not link to the EU's closed dispute platform", () => {
    expect(JSON.stringify(read(name, locale))).not.toMatch(/ec\.europa\.eu\/consumers\/odr/);
  });
});
