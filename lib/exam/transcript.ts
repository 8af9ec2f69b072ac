import type { SpokenText } from "@/lib/exam/content/schema";
import type { TimedText } from "@/lib/exam/content/timings";

/** In seconds from the start of the recording. */
export type AudioSpan = { startSeconds: number; endSeconds: number };

export type Timed = { texts: readonly Pick<TimedText, "id" | "startSeconds" | "turns">[] };

/** Times of the first hearing. */
export type TranscriptSentence = AudioSpan & { text: string };

/** `span`: from the first to the last sentence. */
export type TranscriptText = {
  id: string;
  title: string;
  span: AudioSpan;
  turns: { speaker: string; sentences: TranscriptSentence[] }[];
};

/** The transcript by sentence, timed by the first hearing. @throws Error when the timings do not match or are empty */
export function toTranscript(texts: readonly SpokenText[], timed: Timed): TranscriptText[] {
  return texts.map(({ id, title, turns: spoken }) => {
    const turns = spoken.map(({ speaker }, turn) => ({ speaker, sentences: timeSentences(timed, id, turn) }));
    const sentences = turns.flatMap((turn) => turn.sentences);
    const span = extendSpan(sentences, null, sentences.length);
    if (!span) throw new Error(`${id} has an empty recording`);
    return { id, title, span, turns };
  });
}

/** Finds the evidence: the sentences of the turn that contain the quote, or null. */
export function findEvidence(timed: Timed, evidence: { text: string; turn: number; quote: string }): AudioSpan | null {
  const sentences = timeSentences(timed, evidence.text, evidence.turn);
  const turn = sentences.map(({ text }) => text).join(" ");
  const from = turn.indexOf(evidence.quote);
  if (from < 0) return null;
  const to = from + evidence.quote.length;
  let position = 0;
  const overlapping = sentences.filter(({ text }) => {
    const start = position;
    position += text.length + 1;
    return start < to && start + text.length > from;
  });
  const [first] = overlapping;
  const last = overlapping.at(-1);
  return first && last ? { startSeconds: first.startSeconds, endSeconds: last.endSeconds } : null;
}

/** Extends a span by `around` sentences on each side; null without sentences. */
export function extendSpan(sentences: readonly AudioSpan[], span: AudioSpan | null, around: number): AudioSpan | null {
  const isInside = ({ startSeconds, endSeconds }: AudioSpan) =>
    span !== null && startSeconds < span.endSeconds && endSeconds > span.startSeconds;
  const from = Math.max(0, sentences.findIndex(isInside) - around);
  const to = Math.min(sentences.length - 1, sentences.findLastIndex(isInside) + around);
  const [first, last] = [sentences[from], sentences[to]];
  return first && last ? { startSeconds: first.startSeconds, endSeconds: last.endSeconds } : null;
}

function timeSentences(timed: Timed, textId: string, turn: number): TranscriptSentence[] {
  const text = timed.texts.find(({ id }) => id === textId);
  const sentences = text?.turns[turn]?.sentences;
  if (!text || !sentences) throw new Error(`no timings for turn ${turn} of ${textId}`);
  const [offset] = text.startSeconds;
  const round = (seconds: number) => Math.round((offset + seconds) * 100) / 100;
  return sentences.map(({ text: words, startSeconds, endSeconds }) => ({
    text: words,
    startSeconds: round(startSeconds),
    endSeconds: round(endSeconds),
  }));
}
