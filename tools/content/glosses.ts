/**
 * Glosses: an explanation in another language quotes Italian evidence, so it also says what the words mean.
 *
 * Evidence is a quotation in « » of the text that the learner heard or read, with at least two words that are no
 * names. Its gloss is what stands in round brackets after it. Each quotation needs one in an explanation, in `right` or
 * in `wrong`.
 */
import type { Simulation } from "@/lib/exam/content/library";
import type { Samples } from "@/lib/exam/content/samples";
import type { Explanation } from "@/lib/exam/content/schema";
import { type Sibling, siblingText } from "@/lib/exam/content/siblings";
import { hasGaps } from "@/lib/exam/kinds/cloze";
import type { QuestionsSource } from "@/lib/exam/kinds/table";
import { OPTION_LETTERS, QUESTION_SECTIONS } from "@/lib/exam/sections";
import { OFFERED_LOCALES } from "@/lib/i18n/locales";
import type { ContentFault } from "./fault";
import { sourceProse, wordsOf } from "./prose";

/** Words of a quotation that count as evidence. The explanation of a gap also quotes forms ("ho cercato"). */
const MIN_WORDS = { text: 2, gap: 3 } as const;

const QUOTATION = /«([^»]+)»(\s*[,.;:]?\s*\([^)]*\p{L}[^)]*\))?/gu;

type Kind = keyof typeof MIN_WORDS;

const asWords = (text: string) => ` ${wordsOf(text).join(" ")} `;

/** Quotations of the text that an explanation leaves without their gloss, by language. */
export function findUnglossed(explanation: Explanation, text: string, kind: Kind): { locale: string; quote: string }[] {
  const said = asWords(text);
  return OFFERED_LOCALES.filter((locale) => locale !== "it").flatMap((locale) => {
    const { right = "", wrong = {} } = explanation[locale] ?? {};
    const found = [right, ...Object.values(wrong)].flatMap((words) => [...words.matchAll(QUOTATION)]);
    const quotes = found.map(([, quote = "", gloss]) => ({
      quote,
      words: asWords(quote),
      isGlossed: gloss !== undefined,
    }));
    const glossed = new Set(quotes.flatMap(({ words, isGlossed }) => (isGlossed ? [words] : [])));
    const isEvidence = (quote: string, words: string) =>
      (quote.match(/(?<!\p{L})\p{Ll}+/gu)?.length ?? 0) >= MIN_WORDS[kind] && said.includes(words);
    const bare = quotes.filter(({ quote, words }) => isEvidence(quote, words) && !glossed.has(words));
    return [...new Set(bare.map(({ quote }) => quote))].map((quote) => ({ locale, quote }));
  });
}

const toMessage = ({ locale, quote }: { locale: string; quote: string }) => `«${quote}» has no gloss (${locale})`;

export function checkGlosses({ id: simulation, sections }: Simulation): ContentFault[] {
  return QUESTION_SECTIONS.flatMap((section) => {
    const kind = hasGaps(section) ? "gap" : "text";
    const text = filledProse(sections[section]);
    return sections[section].questions.flatMap((item) =>
      findUnglossed(item.explanation, text, kind).map((found) => {
        return { simulation, section, question: item.id, message: toMessage(found) };
      }),
    );
  });
}

/** The text with the right words in its gaps. */
function filledProse(content: QuestionsSource): string {
  return content.questions.reduce(
    (text, item) => ("options" in item ? text.replace(`[${item.id}]`, wordOf(item)) : text),
    sourceProse(content),
  );
}

function wordOf({
  options,
  correct_answer,
}: {
  options: readonly string[];
  correct_answer: (typeof OPTION_LETTERS)[number];
}): string {
  return options[OPTION_LETTERS.indexOf(correct_answer)] ?? "";
}

export function findSiblingGlosses(sibling: Sibling): string[] {
  const text = siblingText(sibling);
  const isGap = sibling.kind === "gap";
  const filled = sibling.kind === "gap" ? text.replace("[1]", wordOf(sibling)) : text;
  return findUnglossed(sibling.explanation, filled, isGap ? "gap" : "text").map(toMessage);
}

export function findSampleGlosses({ listening, reading }: Samples): string[] {
  return [listening, reading].flatMap((content) =>
    content.questions.flatMap(({ explanation }) =>
      findUnglossed(explanation, sourceProse(content), "text").map(toMessage),
    ),
  );
}
