import type { Messages } from "next-intl";
import type { CorrectionKey } from "@/lib/report/summary/translators";

/** The PDF's messages in the learner's language. A page passes them on: the browser has no others. */
export type SummaryMessages = {
  summary: Messages["report"]["summary"];
  verdict: Messages["exam"]["verdict"];
  sections: Messages["exam"]["sections"];
  correction: Pick<Messages["exam"]["correction"], CorrectionKey>;
};

type Source = {
  report: Pick<Messages["report"], "summary">;
  exam: Pick<Messages["exam"], "verdict" | "sections" | "correction">;
};

export function pickSummaryMessages({ report: { summary }, exam }: Source): SummaryMessages {
  const { verdict, sections, correction } = exam;
  const { right, wrong, notAnswered, optionCorrect, optionChosen, optionChosenCorrect } = correction;
  const { explanation, score, bar, passed, failed } = correction;
  const options = { optionCorrect, optionChosen, optionChosenCorrect };
  return {
    summary,
    verdict,
    sections,
    correction: { right, wrong, notAnswered, ...options, explanation, score, bar, passed, failed },
  };
}
