import type { WritingTask } from "@/lib/writing/prompt";
import { countCopied, type Ruling, ruleCopied, ruleLength, rulePoints } from "@/lib/writing/rules";

/**
 * The rulings on a text as an answer to its task, errors apart: what was copied does not count towards its length.
 * @param covered which points of the task the text deals with
 */
export function ruleText(text: string, words: number, task: WritingTask, covered: readonly boolean[]): Ruling[] {
  const copied = countCopied(text, [task.prompt, ...task.bullets].join(" "));
  const isCopied = ruleCopied(copied, words);
  const rulings = [isCopied, ruleLength(isCopied ? words - copied : words, task.words), rulePoints(covered)];
  return rulings.filter((ruling) => ruling !== null);
}
