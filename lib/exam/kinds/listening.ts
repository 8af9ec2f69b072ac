import { z } from "zod";
import { choiceShape, questionShape, spokenTextSchema, trueFalseShape } from "@/lib/exam/content/schema";
import type { TimedSection } from "@/lib/exam/content/timings";
import { type Evidence, type PreparedSection, prepareQuestions, type QuestionsView } from "@/lib/exam/kinds/question";
import { type ListeningSection, OPTION_LETTERS, TRUE_FALSE } from "@/lib/exam/sections";
import { type Track, toTrack } from "@/lib/exam/track";
import { locateEvidence, type TranscriptText, toTranscript } from "@/lib/exam/transcript";

/** Where the answer is heard: the exact words of one turn, counted from 0. */
const evidenceSchema = z.strictObject({ text: z.string(), turn: z.int().min(0), quote: z.string().min(1) });

const spokenShape = { ...questionShape, question: z.string().min(1), evidence: evidenceSchema };

/** The words of the spoken text that bring up each option, also the wrong ones. */
const raisedSchema = z.strictObject({ A: z.string().min(1), B: z.string().min(1), C: z.string().min(1) });

export const spokenChoiceSchema = z.strictObject({ ...spokenShape, ...choiceShape, raised: raisedSchema });
export const spokenStatementSchema = z.strictObject({ ...spokenShape, ...trueFalseShape });

/** Schema of a listening section. @param question schema of one question */
export function listeningSchema<Q extends z.ZodType>(question: Q, counts: { texts: number; questions: number }) {
  return z.strictObject({
    kind: z.literal("listening").default("listening"),
    instructions: z.string().min(1),
    texts: z.array(spokenTextSchema).length(counts.texts),
    questions: z.array(question).length(counts.questions),
  });
}

type Question = z.infer<typeof spokenChoiceSchema> | z.infer<typeof spokenStatementSchema>;
type Content = { instructions: string; texts: z.infer<typeof spokenTextSchema>[]; questions: readonly Question[] };

/** `transcript`: only once the section is corrected. */
export type ListeningView = QuestionsView<ListeningSection> & {
  kind: "listening";
  audioFile: string;
  audioUrl: string;
  track: Track;
  transcript?: TranscriptText[];
};

export function prepareListening(
  prova: ListeningSection,
  { instructions, texts, questions }: Content,
  { simulationId, timed }: { simulationId: number; timed: TimedSection },
): PreparedSection<ListeningView> {
  const toEvidence = ({ evidence }: Question): Evidence => {
    const audio = locateEvidence(timed, evidence);
    return { quote: evidence.quote, ...(audio ? { audio } : {}) };
  };
  const keyed = questions.map((item) => ({
    ...item,
    evidence: toEvidence(item),
    letters: "options" in item ? OPTION_LETTERS : TRUE_FALSE,
  }));
  const audioFile = `${prova}.mp3`;
  return prepareQuestions(prova, instructions, keyed, (isCorrected) => ({
    kind: "listening" as const,
    audioFile,
    audioUrl: `/api/audio/${simulationId}/${audioFile}`,
    track: toTrack(timed),
    ...(isCorrected ? { transcript: toTranscript(texts, timed) } : {}),
  }));
}
