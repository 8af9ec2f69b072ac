import type { Messages } from "next-intl";
import type { Section } from "@/lib/exam/sections";
import type { VerdictTranslator } from "@/lib/exam/verdict-sentences";

type Values = Record<string, string | number>;

export type SummaryTranslator = (key: keyof Messages["report"]["summary"], values?: Values) => string;

/** Translators of the PDF: `report.summary`, `writing.result.patterns`, and `verdict`, `sections` and `correction` of `exam`. */
export type Translators = {
  summary: SummaryTranslator;
  verdict: VerdictTranslator;
  sections: (section: Section) => string;
  correction: (key: keyof Messages["exam"]["correction"], values?: Values) => string;
  patterns: (key: keyof Messages["writing"]["result"]["patterns"], values?: Values) => string;
};
