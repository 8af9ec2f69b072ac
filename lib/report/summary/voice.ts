import type { Messages } from "next-intl";
import type { Section } from "@/lib/exam/sections";
import type { VerdictWords } from "@/lib/exam/verdict-words";

type SummaryMessages = Messages["report"]["summary"];
type Values = Record<string, string | number>;

/** The sentences of the correction on the screen that the PDF says too. */
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

/** A sentence of `report.summary` in the learner's language. */
export type SummaryWords = (key: keyof SummaryMessages, values?: Values) => string;

/** The sentences of the PDF in the learner's language; sections and corrections are called as on the screen. */
export type SummaryVoice = {
  summary: SummaryWords;
  /** `exam.verdict` */
  verdict: VerdictWords;
  /** `exam.sections` */
  sections: (section: Section) => string;
  /** `exam.correction` */
  correction: (key: CorrectionKey, values?: Values) => string;
};
