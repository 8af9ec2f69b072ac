import { z } from "zod";
import { type Locale, OFFERED_LOCALES } from "@/lib/i18n/locales";

export type LegalName = "privacy" | "terms";

/** Facts in the terms and privacy texts, taken from the configuration and the product. */
export type LegalFacts = {
  company: Partial<Record<"name" | "address" | "vat" | "email", string | undefined>>;
  product: string;
  /** Current price and price without the offer, as "€8,99". */
  price: string;
  listPrice: string;
  simulations: number;
  accessDays: number;
  accountDataMonths: number;
  taxDataYears: number;
  consentMonths: number;
  withdrawalDays: number;
  /** Days from the mail about a new version until the site asks to accept it. */
  noticeDays: number;
  words: { waiver: string; withdraw: string; askTeacher: string; disclaimer: string };
};

export type LegalTable = { caption: string; head: readonly string[]; rows: readonly (readonly string[])[] };

/** A paragraph, a list or a table. Sentences may contain links, written [words](/path). */
export type LegalBlock = string | { list: readonly string[] } | { table: LegalTable };

/** A headed part of a text; `id` is its URL fragment, the same in every language. */
export type LegalSection = { id: string; title: string; blocks: readonly LegalBlock[] };

/** A text with {placeholders}, or two texts chosen by the condition `when`. */
const textSchema = z.union([
  z.string(),
  z.object({ when: z.enum(["companyName", "companyEmail", "offer"]), text: z.string(), otherwise: z.string() }),
]);
const listSchema = z.object({ list: z.array(textSchema) });
const tableSchema = z.object({
  table: z.object({ caption: z.string(), head: z.array(z.string()), rows: z.array(z.array(textSchema)) }),
});
const sectionSchema = z.object({
  id: z.string(),
  title: z.string(),
  blocks: z.array(z.union([textSchema, listSchema, tableSchema])),
});

const fileSchema = z.object({ vat: z.string(), privacy: z.array(sectionSchema), terms: z.array(sectionSchema) });

/** The file of each language. The Italian text is the binding one. */
const FILES = new Map<Locale, unknown>(
  await Promise.all(
    OFFERED_LOCALES.map(async (locale): Promise<[Locale, unknown]> => {
      return [locale, (await import(`@/components/layout/legal/texts/${locale}.json`)).default];
    }),
  ),
);

/** A legal text in a language, filled with this installation's facts. */
export function readLegalText(name: LegalName, locale: Locale, facts: LegalFacts): LegalSection[] {
  const file = fileSchema.parse(FILES.get(locale));
  const { company, words, ...figures } = facts;
  const vat = company.vat && file.vat.replace("{companyVat}", company.vat);
  const values: Record<string, unknown> = {
    ...figures,
    ...words,
    company: [company.name, company.address, vat].filter(Boolean).join(", "),
    companyEmail: company.email,
  };
  const conditions = {
    companyName: Boolean(company.name),
    companyEmail: Boolean(company.email),
    offer: facts.price !== facts.listPrice,
  };
  const fill = (text: z.infer<typeof textSchema>): string => {
    if (typeof text !== "string") return fill(conditions[text.when] ? text.text : text.otherwise);
    return text.replaceAll(/\{(\w+)\}/g, (_all, key: string) => String(values[key]));
  };
  return file[name].map(({ id, title, blocks }) => ({
    id,
    title,
    blocks: blocks.map((block) => {
      if (typeof block === "string" || "when" in block) return fill(block);
      if ("list" in block) return { list: block.list.map(fill) };
      const { caption, head, rows } = block.table;
      return { table: { caption: fill(caption), head: head.map(fill), rows: rows.map((row) => row.map(fill)) } };
    }),
  }));
}
