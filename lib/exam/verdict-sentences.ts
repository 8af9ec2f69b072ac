import type { Messages } from "next-intl";
import type { Outcome } from "@/lib/exam/outcome";
import { formatList, formatScore } from "@/lib/product/format";

type VerdictMessages = Messages["exam"]["verdict"];

export type VerdictTranslator = (
  key: Exclude<keyof VerdictMessages, "the"> | `the.${keyof VerdictMessages["the"]}`,
  values?: Record<string, string | number>,
) => string;

/** The verdict in one to three sentences. @param locale of the numbers and the list */
export function verdictSentences(outcome: Outcome, locale: string, t: VerdictTranslator) {
  const { passedCount: passed, sectionCount: total, shortfalls, waiting, unmarked } = outcome;
  const isOpen = waiting.some((section) => !unmarked.includes(section));
  const counted = passed === total ? "all" : isOpen ? "soFar" : "some";
  const parts = shortfalls.map(({ section, score, needed }) => ({
    section: t(`the.${section}`),
    score: formatScore(score, locale),
    needed: formatScore(needed, locale),
  }));
  const [only, ...more] = parts;
  const items = parts.map((part) => t("missingItem", part));
  const list = formatList(items, locale);
  return {
    headline: t(counted, { passed, total }),
    details: [
      ...(only ? [more.length === 0 ? t("missingOne", only) : t("missingMany", { list })] : []),
      ...(unmarked.length > 0 ? [t("unmarked")] : waiting.length > 0 ? [t("waiting")] : []),
    ],
  };
}
