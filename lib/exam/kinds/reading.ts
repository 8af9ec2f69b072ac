import { z } from "zod";
import {
  type Passage,
  passageEvidenceSchema,
  passageSchema,
  questionShape,
  trueFalseShape,
} from "@/lib/exam/content/schema";
import { type PreparedSection, prepareQuestions, type QuestionsView } from "@/lib/exam/kinds/question";
import { type SectionOf, TRUE_FALSE } from "@/lib/exam/sections";

export const statementSchema = z.strictObject({
  ...questionShape,
  ...trueFalseShape,
  question: z.string().min(1),
  evidence: passageEvidenceSchema,
});

export const readingSchema = z.strictObject({
  kind: z.literal("reading").default("reading"),
  instructions: z.string().min(1),
  passage: passageSchema,
  questions: z.array(statementSchema).length(12),
});

export type ReadingView = QuestionsView<SectionOf<"reading">> & { kind: "reading"; passage: Passage; text: string };

export function prepareReading(
  prova: SectionOf<"reading">,
  { instructions, passage, questions }: z.infer<typeof readingSchema>,
): PreparedSection<ReadingView> {
  const keyed = questions.map((item) => ({ ...item, letters: TRUE_FALSE }));
  return prepareQuestions(prova, instructions, keyed, () => ({
    kind: "reading" as const,
    passage,
    text: passageText(passage),
  }));
}

/** Title, headings and texts of a passage, separated by blank lines. */
export function passageText({ title, parts }: Passage): string {
  return [title, ...parts.flatMap(({ heading, text }) => (heading ? [heading, text] : [text]))].join("\n\n");
}
