import { z } from "zod";
import { type Passage, passageSchema, questionShape, quoteSchema, trueFalseShape } from "@/lib/exam/content/schema";
import { type PreparedSection, prepareQuestions, type QuestionsView } from "@/lib/exam/kinds/question";
import type { SectionOf } from "@/lib/exam/sections";

const statementSchema = z.strictObject({ ...questionShape, ...trueFalseShape, evidence: quoteSchema });

/** Schema of a reading section. */
export function readingSchema(counts: { questions: number }) {
  return z.strictObject({
    kind: z.literal("reading").default("reading"),
    instructions: z.string().min(1),
    passage: passageSchema,
    questions: z.array(statementSchema).length(counts.questions),
  });
}

type Content = z.infer<ReturnType<typeof readingSchema>>;

export type ReadingView = QuestionsView<SectionOf<"reading">> & { passage: Passage; text: string };

/** Empty fields of a view with a passage. */
export const BLANK_PASSAGE = { passage: { title: "", parts: [] }, text: "" };

export function prepareReading(
  prova: SectionOf<"reading">,
  { instructions, passage, questions }: Content,
): PreparedSection<ReadingView> {
  const text = passageText(passage);
  return prepareQuestions(prova, instructions, {
    questions: questions.map((item) => ({
      ...item,
      source: { kind: "text", passage: passageAround(passage, item.evidence.quote) },
      sharedText: prova,
    })),
    extraFields: () => ({ passage, text }),
    blank: BLANK_PASSAGE,
    reviewMaterial: { text },
  });
}

/** Title, headings and texts of a passage, separated by blank lines. */
export function passageText({ title, parts }: Passage): string {
  return [title, ...parts.flatMap(({ heading, text }) => (heading ? [heading, text] : [text]))].join("\n\n");
}

/** The part of a passage that contains the quote; the whole passage if none does. */
export function passageAround({ title, parts }: Passage, quote: string): Passage {
  const part = parts.find(({ text }) => text.includes(quote));
  return { title, parts: part ? [part] : parts };
}
