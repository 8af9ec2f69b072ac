import type { SpokenText } from "../../lib/exam/content/schema.ts";
import type { TimedTurn } from "../../lib/exam/content/timings.ts";
import { splitSentences } from "../../lib/exam/sentences.ts";
import { toHundredths } from "./piece.ts";

/** A pause between sentences counts as this many letters, one between turns as twice as many. */
const PAUSE_LETTERS = 6;

/** Estimates sentence times (seconds) by letter count; accurate to a second or two in half a minute. */
export function estimateTurns(text: SpokenText, firstSound: number, lastSound: number): TimedTurn[] {
  const turns = text.turns.map((turn) => splitSentences(turn.text));
  const letters = turns.flat().reduce((sum, sentence) => sum + sentence.length, 0);
  const pauses = turns.flat().length - 1 + (turns.length - 1);
  const secondsPerLetter = (lastSound - firstSound) / (letters + PAUSE_LETTERS * pauses);
  let at = firstSound;
  return turns.map((sentences) => {
    const timed = sentences.map((sentence) => {
      const startSeconds = toHundredths(at);
      at += sentence.length * secondsPerLetter;
      const endSeconds = toHundredths(at);
      at += PAUSE_LETTERS * secondsPerLetter;
      return { startSeconds, endSeconds, text: sentence };
    });
    at += PAUSE_LETTERS * secondsPerLetter;
    const [first, last] = [timed.at(0), timed.at(-1)];
    return { startSeconds: first?.startSeconds ?? 0, endSeconds: last?.endSeconds ?? 0, sentences: timed };
  });
}
