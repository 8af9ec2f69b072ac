import type { Messages } from "next-intl";
import type { CompletedAttempt } from "@/lib/exam/cards";
import { toOutcome } from "@/lib/exam/outcome";
import { type ResultState, resultStateOf } from "@/lib/exam/result-state";
import { judgeAbilities } from "@/lib/exam/verdict";
import { type VerdictTranslator, verdictSentences } from "@/lib/exam/verdict-sentences";
import { formatList, formatScore } from "@/lib/product/format";

type Dashboard = Messages["exam"]["dashboard"];

export type ResultTranslators = {
  verdict: VerdictTranslator;
  head: (key: keyof Dashboard["result"]["head"], values?: Record<string, string | number>) => string;
  abilities: (key: keyof Dashboard["realExam"]) => string;
  correction: (key: "hard") => string;
};

type Attempt = Pick<CompletedAttempt, "examPassed" | "sectionDetails">;

/** More names do not fit into a headline. */
const MAX_NAMES = 2;

/**
 * The head of a result: one line that says what is passed or missing, then the points in `details`. Its only threshold
 * is the real exam's. @param locale of the numbers and lists
 */
export function resultSentences(
  attempt: Attempt,
  locale: string,
  t: ResultTranslators,
): { state: ResultState; headline: string; details: string[] } {
  const state = resultStateOf(attempt);
  const outcome = toOutcome(attempt);
  const counted = verdictSentences({ ...outcome, shortfalls: [] }, locale, t.verdict);
  if (state === "notYet") {
    const { headline, points, hasCount } = missing(attempt, locale, t);
    const details = [...points, ...(hasCount ? [] : [counted.headline]), ...counted.details];
    return { state, headline, details };
  }
  if (state === "hard") {
    const below = t.head("below", { list: listBelow(attempt, locale, t) });
    return { state, headline: t.correction("hard"), details: [below, counted.headline, ...counted.details] };
  }
  return { state, ...counted };
}

function missing(attempt: Attempt, locale: string, { verdict, head }: ResultTranslators) {
  const { shortfalls, sectionCount: total } = toOutcome(attempt);
  const names = shortfalls.map(({ section }) => verdict(`the.${section}`));
  const scores = shortfalls.map(({ score }) => formatScore(score, locale));
  const [name = "", score = ""] = [names[0], scores[0]];
  if (names.length > MAX_NAMES)
    return { headline: head("missingMany", { count: names.length, total }), points: [], hasCount: true };
  if (names.length === 1)
    return { headline: head("missingOne", { section: name }), points: [head("points", { score })], hasCount: false };
  const list = formatList(
    names.map((section, at) => `${section} (${scores[at]})`),
    locale,
  );
  return {
    headline: head("missingTwo", { list: formatList(names, locale) }),
    points: [head("pointsOfTwo", { list })],
    hasCount: false,
  };
}

function listBelow({ sectionDetails }: Attempt, locale: string, { abilities }: ResultTranslators): string {
  const weak = judgeAbilities(sectionDetails).filter(({ passed }) => passed === false);
  return formatList(
    weak.map(({ ability, score }) => `${abilities(ability)} (${formatScore(score ?? 0, locale)})`),
    locale,
  );
}
