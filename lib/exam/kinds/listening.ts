import { z } from "zod";
import { choiceShape, questionShape, spokenTextSchema, trueFalseShape } from "@/lib/exam/content/schema";
import type { Timings } from "@/lib/exam/content/timings";
import { type Evidence, type PreparedSection, prepareQuestions, type QuestionsView } from "@/lib/exam/kinds/question";
import type { ListeningSection } from "@/lib/exam/sections";
import { type Track, toTrack } from "@/lib/exam/track";
import { extendSpan, findEvidence, type Timed, type TranscriptText, toTranscript } from "@/lib/exam/transcript";

/** The evidence of an answer: the exact words of one turn. Turns are counted from 0. */
const evidenceSchema = z.strictObject({ text: z.string(), turn: z.int().min(0), quote: z.string().min(1) });

type SpokenEvidence = z.infer<typeof evidenceSchema>;

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
  audioFile: string;
  audioUrl: string;
  track: Track;
  transcript?: TranscriptText[];
};

/** Sentences played before and after the evidence of a statement. */
const CONTEXT_SENTENCES = 2;

export function prepareListening(
  prova: ListeningSection,
  { instructions, texts, questions }: Content,
  { id: simulationId, timings }: { id: number; timings: Timings },
): PreparedSection<ListeningView> {
  const timed = timings.sections[prova];
  const track = toTrack(timed);
  const transcript = toTranscript(texts, timed);
  const audioFile = `${prova}.mp3`;
  const audioUrl = `/api/audio/${simulationId}/${audioFile}`;
  /** With options the whole spoken text, which mentions each of them; otherwise the evidence with some context. */
  const toSource = (item: Question, { audio }: Evidence) => {
    const text = transcript.find(({ id }) => id === item.evidence.text);
    const sentences = text?.turns.flatMap((turn) => turn.sentences) ?? [];
    const around = "options" in item || !audio ? sentences.length : CONTEXT_SENTENCES;
    const span = extendSpan(sentences, audio ?? null, around);
    if (!span) throw new Error(`no audio found for question ${prova} ${item.id} of simulation ${simulationId}`);
    return { kind: "audio" as const, src: audioUrl, span };
  };
  return prepareQuestions(prova, instructions, {
    questions: questions.map((item) => {
      const evidence = toTimedEvidence(timed, item.evidence);
      const sharedText = "options" in item ? null : `${prova}/${item.evidence.text}`;
      return { ...item, evidence, source: toSource(item, evidence), sharedText };
    }),
    extraFields: (isCorrected) => ({ audioFile, audioUrl, track, ...(isCorrected ? { transcript } : {}) }),
    blank: {},
    reviewMaterial: { audioUrl, transcript },
  });
}

/** The words that give the answer, with the time at which they are heard if the turn contains them. */
export function toTimedEvidence(timed: Timed, evidence: SpokenEvidence): Evidence {
  const audio = findEvidence(timed, evidence);
  return { quote: evidence.quote, ...(audio ? { audio } : {}) };
}
