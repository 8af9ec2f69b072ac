/** Words of a statement from which a reader who knows tests guesses its answer. */
import type { Simulation } from "@/lib/exam/content/library";
import { QUESTION_SECTIONS } from "@/lib/exam/sections";
import type { ContentFault } from "./fault";
import { numbersIn } from "./numbers";

const matcher = (words: string) => {
  const pattern = new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "iu");
  return (statement: string) => pattern.test(statement);
};

const CUES: Record<string, (statement: string) => boolean> = {
  solo: matcher("sol[oaie]|soltanto|solamente|unic[oa]"),
  soprattutto: matcher("soprattutto"),
  anche: matcher("anche|pure"),
  "a negation": matcher("non|né|mai|nessun[oa']?|niente|nulla|senza"),
  paying: matcher("pag(?!in)\\p{L}+|gratis|gratuit\\p{L}+|cost(?:a|ano|ava|avano|are|ato|ata)|spend\\p{L}+"),
  "a number": (statement) => numbersIn(statement).length > 0,
};

/** Range of the share of true statements among those with a cue. */
const SHARE = { least: 0.35, most: 0.65 };

export type CueCount = { cue: string; isTrue: number; isFalse: number };

type Statement = { question: string; correct_answer: string };

/** For each cue, how many statements with it are true and how many false. */
export function countCues(statements: readonly Statement[]): CueCount[] {
  return Object.entries(CUES).map(([cue, has]) => {
    const found = statements.filter(({ question }) => has(question));
    const isTrue = found.filter(({ correct_answer }) => correct_answer === "V").length;
    return { cue, isTrue, isFalse: found.length - isTrue };
  });
}

/** Cues that give the answer away too often. A difference of one statement is chance. */
export function checkCues(simulations: readonly Simulation[]): ContentFault[] {
  return countCues(statementsOf(simulations)).flatMap(({ cue, isTrue, isFalse }) => {
    const share = isTrue / (isTrue + isFalse);
    if (Math.abs(isTrue - isFalse) <= 1 || (share >= SHARE.least && share <= SHARE.most)) return [];
    const limits = `not ${percent(SHARE.least)} to ${percent(SHARE.most)}`;
    const message = `of the statements with ${cue}, ${isTrue} are true and ${isFalse} false: ${percent(share)}, ${limits}`;
    return [{ simulation: 0, message }];
  });
}

function statementsOf(simulations: readonly Simulation[]): Statement[] {
  return simulations.flatMap(({ sections }) =>
    QUESTION_SECTIONS.flatMap((section) =>
      sections[section].questions.flatMap((item) => ("question" in item && !("options" in item) ? [item] : [])),
    ),
  );
}

const percent = (share: number) => `${Math.round(share * 100)}%`;

export function describeCues(simulations: readonly Simulation[]): string {
  const counts = countCues(statementsOf(simulations));
  return `Cues, true and false: ${counts.map(({ cue, isTrue, isFalse }) => `${cue} ${isTrue}-${isFalse}`).join(", ")}`;
}
