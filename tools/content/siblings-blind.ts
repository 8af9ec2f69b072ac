import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { type SiblingBlind, siblingBlindSchema } from "@/lib/exam/content/blind";
import { type Sibling, siblingsDir, siblingText } from "@/lib/exam/content/siblings";
import { sha256 } from "../audio/hashes";
import { READERS } from "./blind";
import type { ContentFault, Remark } from "./fault";

/** The record, empty without a file. @throws ZodError when it is malformed */
export function findSiblingBlind(contentDir: string): SiblingBlind {
  const file = path.join(siblingsDir(contentDir), "blind.json");
  return existsSync(file) ? siblingBlindSchema.parse(JSON.parse(readFileSync(file, "utf8"))) : { rounds: [] };
}

/** Hash of what a reader saw of an item: question and options, its text if `withText`. */
export function siblingWording(sibling: Sibling, withText: boolean): string {
  // A gap has no question: readers without the text see only the options.
  const asked = "question" in sibling ? sibling.question : "";
  const shown = [
    asked,
    "options" in sibling ? sibling.options : [],
    ...(withText ? [sibling.title, siblingText(sibling)] : []),
  ];
  return sha256(JSON.stringify(shown)).slice(0, 8);
}

function answersTo(sibling: Sibling, { rounds }: SiblingBlind, withText: boolean): string[] {
  const wording = siblingWording(sibling, withText);
  return rounds
    .filter((reading) => reading.withText === withText && reading.wordings[sibling.id] === wording)
    .flatMap(({ answers }) => answers[sibling.id] ?? [])
    .filter((letter) => letter !== "-");
}

/** Items that a reader with the text got wrong, and items with too few readers. */
export function checkSiblingBlind(siblings: readonly Sibling[], blind: SiblingBlind): ContentFault[] {
  const missed = siblings.flatMap((sibling) => {
    const answers = answersTo(sibling, blind, true);
    const right = answers.filter((letter) => letter === sibling.correct_answer).length;
    if (right === answers.length) return [];
    return [toRemark(`${sibling.id}: with the text ${right} of ${answers.length} readers are right`)];
  });
  const unsolved = siblings.filter(
    (sibling) => answersTo(sibling, blind, true).length < READERS || answersTo(sibling, blind, false).length < READERS,
  );
  if (unsolved.length === 0) return missed;
  return [...missed, toRemark(`not yet solved blind: ${unsolved.map(({ id }) => id).join(", ")}`)];
}

/** Items that all readers get right without the text. */
export function findSiblingBlindRemarks(siblings: readonly Sibling[], blind: SiblingBlind): Remark[] {
  const guessed = siblings.filter((sibling) => {
    const answers = answersTo(sibling, blind, false);
    return answers.length >= READERS && answers.every((letter) => letter === sibling.correct_answer);
  });
  return guessed.map(({ id }) => toRemark(`${id}: all readers are right without the text`));
}

const toRemark = (message: string): Remark => ({ simulation: 0, message: `siblings: ${message}` });
