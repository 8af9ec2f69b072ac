import type { Messages } from "next-intl";
import type { Outcome } from "@/lib/exam/outcome";
import { formatList, formatScore } from "@/lib/product/format";

type VerdictMessages = Messages["exam"]["verdict"];

export type VerdictWords = (
  key: Exclude<keyof VerdictMessages, "the"> | `the.${keyof VerdictMessages["the"]}`,
  values?: Record<string, string | number>,
) => string;

export type VerdictSentences = { headline: string; details: string[] };

/** The verdict in one to three sentences. @param locale of the numbers and the list */
export function verdictSentences(outcome: Outcome, locale: string, words: VerdictWords): VerdictSentences {
  const { passedCount: passed, sectionCount: total, shortfalls, waiting, unmarked } = outcome;
  const isOpen = waiting.some((section) => !unmarked.includes(section));
  const counted = passed === total ? "all" : isOpen ? "soFar" : "some";
  const parts = shortfalls.map(({ section, score, needed }) => ({
    section: words(`the.${section}`),
    score: formatScore(score, locale),
    needed: formatScore(needed, locale),
  }));
  const [only, ...more] = parts;
  const list = formatList(
    parts.map((part) => words("missingItem", part)),
    locale,
  );
  return {
    headline: words(counted, { passed, total }),
    details: [
      ...(only ? [more.length === 0 ? words("missingOne", only) : words("missingMany", { list })] : []),
      ...(unmarked.length > 0 ? [words("unmarked")] : waiting.length > 0 ? [words("waiting")] : []),
    ],
  };
}
