import type { Messages } from "next-intl";
import type { Section } from "@/lib/exam/sections";
import type { VerdictTranslator } from "@/lib/exam/verdict-sentences";

type SummaryMessages = Messages["report"]["summary"];
type Values = Record<string, string | number>;

/** Messages of the on-screen correction that the PDF reuses. */
export type CorrectionKey = Extract<
  keyof Messages["exam"]["correction"],
  | "right"
  | "wrong"
  | "notAnswered"
  | "optionCorrect"
  | "optionChosen"
  | "optionChosenCorrect"
  | "explanation"
  | "score"
  | "bar"
  | "passed"
  | "failed"
>;

export type SummaryTranslator = (key: keyof SummaryMessages, values?: Values) => string;

/** Translators of the PDF: `report.summary`, and `verdict`, `sections` and `correction` of `exam`. */
export type SummaryTranslators = {
  summary: SummaryTranslator;
  verdict: VerdictTranslator;
  sections: (section: Section) => string;
  correction: (key: CorrectionKey, values?: Values) => string;
};
