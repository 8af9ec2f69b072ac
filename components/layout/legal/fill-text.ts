import { z } from "zod";
import type { LegalFacts, LegalSection } from "@/components/layout/legal/legal-text";

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

export const legalFileSchema = z.object({
  vat: z.string(),
  privacy: z.array(sectionSchema),
  terms: z.array(sectionSchema),
});

type LegalFile = z.infer<typeof legalFileSchema>;

/** Fills the facts into one text of a language's file. */
export function fillText(file: LegalFile, name: "privacy" | "terms", facts: LegalFacts): LegalSection[] {
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
