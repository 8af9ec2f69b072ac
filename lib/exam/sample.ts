import "server-only";
import { join } from "node:path";
import { z } from "zod";
import { readSamples, samplesDir } from "@/lib/exam/content/samples";
import { pieceTimingsSchema } from "@/lib/exam/content/timings";
import { readJsonFile } from "@/lib/exam/content/translations";
import { correctQuestion, type QuestionCorrection } from "@/lib/exam/correction";
import { toTimedEvidence } from "@/lib/exam/kinds/listening";
import { type KeyedQuestion, withoutKey } from "@/lib/exam/kinds/question";
import { explanationText, parseExplanation } from "@/lib/exam/localize";
import { OPTION_LETTERS, TRUE_FALSE } from "@/lib/exam/sections";
import { toTranscript } from "@/lib/exam/transcript";
import { once } from "@/lib/memoize";
import { CONTENT_DIR } from "@/lib/product/simulation-folders";
import { enforceLimit } from "@/lib/security/rate-limit";

export const SAMPLE_AUDIO_URL = "/api/sample-audio";

/** The answers are in the page's query, so that it works without scripts. */
export const SAMPLE_PATH = "/prova";

/** An invalid answer counts as no answer. */
export const sampleAnswersSchema = z.object({
  ascolto: z.enum(OPTION_LETTERS).optional().catch(undefined),
  lettura: z.enum(TRUE_FALSE).optional().catch(undefined),
});
export type SampleAnswers = z.infer<typeof sampleAnswersSchema>;
export type SampleItem = keyof SampleAnswers;

export type SampleCorrections = { [I in SampleItem]?: QuestionCorrection | undefined };

const DIRECTORY = samplesDir(CONTENT_DIR);

const loadSamples = once(() => ({
  samples: readSamples(CONTENT_DIR),
  timings: pieceTimingsSchema.parse(readJsonFile(join(/*turbopackIgnore: true*/ DIRECTORY, "audio/timings.json"))),
}));

/** Path of the sample's recording on disk. */
export function sampleAudioPath(): string {
  return join(/*turbopackIgnore: true*/ DIRECTORY, "audio/pieces/sample-t1.mp3");
}

/** The samples without keys, explanations and transcript. */
export function getSampleView() {
  const { samples, timings } = loadSamples();
  const { listening, reading } = samples;
  const { ascolto, lettura } = keyedSamples();
  const durationSeconds = timings.texts[0]?.durationSeconds ?? 0;
  return {
    ascolto: { instructions: listening.instructions, question: withoutKey(ascolto), durationSeconds },
    lettura: { instructions: reading.instructions, question: withoutKey(lettura), passage: reading.passage },
  };
}

function keyedSamples(): Record<SampleItem, KeyedQuestion> {
  const { samples } = loadSamples();
  const [listeningQuestion] = samples.listening.questions;
  const [readingQuestion] = samples.reading.questions;
  if (!listeningQuestion || !readingQuestion) throw new Error("the samples have no questions");
  const evidence = toTimedEvidence(timedTexts(), listeningQuestion.evidence);
  return {
    ascolto: { ...listeningQuestion, letters: OPTION_LETTERS, evidence },
    lettura: { ...readingQuestion, letters: TRUE_FALSE },
  };
}

/** The recording is the piece alone, so it starts at 0. */
function timedTexts() {
  const start: [number, number] = [0, 0];
  return { texts: loadSamples().timings.texts.map((text) => ({ ...text, startSeconds: start })) };
}

/** Why the last wrong option of the listening sample is wrong. It leaves two options to choose from. */
export function getSampleMistake(locale: string): { letter: string; why: string } {
  const lines = parseExplanation(explanationText(keyedSamples().ascolto.explanation, locale));
  const mistake = lines.findLast(({ letter }) => letter !== null);
  if (!mistake?.letter) throw new Error("the sample explains no wrong option");
  return { letter: mistake.letter, why: mistake.text };
}

/** The transcript, to be shown only after an answer. */
export function sampleTranscript() {
  return toTranscript(loadSamples().samples.listening.texts, timedTexts());
}

/** Marks only the samples that were answered; limited by client address (`ip`). @throws AppError rate_limited */
export async function correctSamples(answers: SampleAnswers, ip: string, locale: string): Promise<SampleCorrections> {
  if (!answers.ascolto && !answers.lettura) return {};
  await enforceLimit("sample_by_address", ip);
  const questions = keyedSamples();
  const correct = (item: SampleItem): QuestionCorrection | undefined => {
    const answer = answers[item];
    return answer && correctQuestion(questions[item], answer, locale);
  };
  return { ascolto: correct("ascolto"), lettura: correct("lettura") };
}
