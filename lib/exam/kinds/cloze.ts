import { z } from "zod";
import { choiceShape, type Passage, passageSchema, questionShape, quoteSchema } from "@/lib/exam/content/schema";
import { BLANK, GAP_PATTERN, gapSentence } from "@/lib/exam/kinds/gap";
import { type PreparedSection, prepareQuestions, type QuestionsView } from "@/lib/exam/kinds/question";
import { BLANK_PASSAGE, passageAround, passageText } from "@/lib/exam/kinds/reading";
import { optionText } from "@/lib/exam/options";
import { isOfKind, type Section, type SectionOf } from "@/lib/exam/sections";

/** Schema of a cloze. Gaps are written [1], [2], ... in the passage, the worked example [0]. */
export function clozeSchema(counts: { questions: number }) {
  const gapSchema = z.strictObject({ ...questionShape, ...choiceShape, evidence: quoteSchema });
  return z.strictObject({
    kind: z.literal("cloze").default("cloze"),
    instructions: z.string().min(1),
    passage: passageSchema,
    example: z.strictObject(choiceShape),
    questions: z.array(gapSchema).length(counts.questions),
  });
}

type Content = z.infer<ReturnType<typeof clozeSchema>>;

export type ClozeView = QuestionsView<SectionOf<"cloze">> & {
  passage: Passage;
  text: string;
  example: { options: string[]; answer: string };
};

export function hasGaps(section: Section): section is SectionOf<"cloze"> {
  return isOfKind(section, "cloze");
}

export function prepareCloze(prova: SectionOf<"cloze">, content: Content): PreparedSection<ClozeView> {
  const { instructions, passage, example, questions } = content;
  const text = passageText(passage);
  const exampleWord = optionText(example.options, example.correct_answer) ?? "[0]";
  return prepareQuestions(prova, instructions, {
    questions: questions.map((item) => ({
      ...item,
      question: gapSentence(passage, item.id),
      source: { kind: "text", passage: passageWithOneGap(content, item.id) },
      sharedText: null,
    })),
    extraFields: () => ({ passage, text, example: { options: [...example.options], answer: example.correct_answer } }),
    blank: BLANK_PASSAGE,
    reviewMaterial: { text: text.replace("[0]", exampleWord) },
  });
}

/** The part of the passage with this gap, the right words in all others. */
function passageWithOneGap({ passage, example, questions }: Content, gap: number): Passage {
  const wordOf = (id: number) => {
    const { options, correct_answer } = questions.find((question) => question.id === id) ?? example;
    return optionText(options, correct_answer) ?? BLANK;
  };
  const fill = (text: string) =>
    text.replace(GAP_PATTERN, (_marker, id) => (Number(id) === gap ? BLANK : wordOf(Number(id))));
  const { title, parts } = passageAround(passage, `[${gap}]`);
  return { title, parts: parts.map((part) => ({ ...part, text: fill(part.text) })) };
}
