import { z } from "zod";
import {
  choiceShape,
  type Passage,
  passageEvidenceSchema,
  passageSchema,
  questionShape,
} from "@/lib/exam/content/schema";
import { gapSentence } from "@/lib/exam/kinds/gap";
import { type PreparedSection, prepareQuestions, type QuestionsView } from "@/lib/exam/kinds/question";
import { passageText } from "@/lib/exam/kinds/reading";
import { OPTION_LETTERS, type SectionOf } from "@/lib/exam/sections";

/** Gaps are written [1] to [6] in the passage, the worked example [0]. */
export const clozeSchema = z.strictObject({
  kind: z.literal("cloze").default("cloze"),
  instructions: z.string().min(1),
  passage: passageSchema,
  example: z.strictObject(choiceShape),
  questions: z.array(z.strictObject({ ...questionShape, ...choiceShape, evidence: passageEvidenceSchema })).length(6),
});

export type ClozeView = QuestionsView<SectionOf<"cloze">> & {
  kind: "cloze";
  passage: Passage;
  text: string;
  example: { options: string[]; answer: string };
};

export function prepareCloze(
  prova: SectionOf<"cloze">,
  { instructions, passage, example, questions }: z.infer<typeof clozeSchema>,
): PreparedSection<ClozeView> {
  const keyed = questions.map((item) => ({
    ...item,
    question: gapSentence(passage, item.id),
    letters: OPTION_LETTERS,
  }));
  return prepareQuestions(prova, instructions, keyed, () => ({
    kind: "cloze" as const,
    passage,
    text: passageText(passage),
    example: { options: [...example.options], answer: example.correct_answer },
  }));
}
