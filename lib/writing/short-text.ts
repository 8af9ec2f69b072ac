import type { CriteriaScores } from "@/lib/exam/criteria";
import { countWords } from "@/lib/exam/word-count";
import { applyRulings, findEmptyRuling, findLengthRuling } from "@/lib/writing/rules";

/** Below this number of words a text shows too little to mark it criterion by criterion. */
const SHORT_TEXT_WORDS = 30;

export const isShortText = (text: string): boolean => countWords(text) < SHORT_TEXT_WORDS;

/** What texts of this length get in `tests/evals/golden.jsonl`, within the rules for short ones. */
const SHORT_TEXT_SCORES: CriteriaScores = { efficacia: 1, stile: 0, morfosintassi: 1, lessico: 1, ortografia: 0 };

/** The points proposed for a text that is too short. @param words the length that the task asks for */
export function toShortTextScores(text: string, words: { min: number; max: number }): CriteriaScores {
  const rulings = [findEmptyRuling(text), findLengthRuling(countWords(text), words)];
  return applyRulings(
    SHORT_TEXT_SCORES,
    rulings.filter((ruling) => ruling !== null),
  );
}
