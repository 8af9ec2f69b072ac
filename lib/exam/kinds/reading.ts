import { z } from "zod";
import {
  type Passage,
  passageEvidenceSchema,
  passageSchema,
  questionShape,
  trueFalseShape,
} from "@/lib/exam/content/schema";
import { type Paper, type QuestionsView, questionPaper } from "@/lib/exam/kinds/question";
import { type SectionOf, TRUE_FALSE } from "@/lib/exam/sections";

/** A statement about a passage that is true or false. */
export const statementSchema = z.strictObject({
  ...questionShape,
  ...trueFalseShape,
  question: z.string().min(1),
  evidence: passageEvidenceSchema,
});

/** A passage to read, and statements about it that are true or false. */
export const readingSchema = z.strictObject({
  kind: z.literal("reading").default("reading"),
  instructions: z.string().min(1),
  passage: passageSchema,
  questions: z.array(statementSchema).length(12),
});

/** What of it may leave the server. `text` is the passage as one string. */
export type ReadingView = QuestionsView<SectionOf<"reading">> & { kind: "reading"; passage: Passage; text: string };

export function readingPaper(
  prova: SectionOf<"reading">,
  { instructions, passage, questions }: z.infer<typeof readingSchema>,
): Paper<ReadingView> {
  const keyed = questions.map((item) => ({ ...item, letters: TRUE_FALSE }));
  return questionPaper(prova, instructions, keyed, () => ({
    kind: "reading" as const,
    passage,
    text: passageText(passage),
  }));
}

/** A passage as one string: the title, then each part under its heading, blank lines between. */
export function passageText({ title, parts }: Passage): string {
  return [title, ...parts.flatMap(({ heading, text }) => (heading ? [heading, text] : [text]))].join("\n\n");
}
