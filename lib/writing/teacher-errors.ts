import { alignTexts, type Hunk } from "@/lib/writing/align";
import { changedWords } from "@/lib/writing/error-groups";
import { ERROR_NOTES, type ErrorNoteKey } from "@/lib/writing/error-kinds";
import { classifyChange } from "@/lib/writing/error-types";
import { type ReadyNote, readyNote } from "@/lib/writing/ready-note";
import type { SpellingFinding, TeacherMarks, WritingError } from "@/lib/writing/schema";
import { NOTE_TYPES, spellingNote } from "@/lib/writing/spelling-note";
import { plainWords } from "@/lib/writing/tokens";

/** A difference between a learner's text and its correction by a teacher. */
export type Difference = Hunk & Pick<WritingError, "original" | "corrected">;

export function listDifferences(text: string, correctedText: string): Difference[] {
  return alignTexts(text, correctedText).map((hunk) => ({
    ...hunk,
    original: text.slice(hunk.start, hunk.end),
    corrected: correctedText.slice(hunk.correctedStart, hunk.correctedEnd),
  }));
}

/** An explanation that a teacher typed before, for words changed in the same way. */
export type TeacherLine = ReturnType<typeof changedWords> & Pick<WritingError, "type" | "explanation">;

/** The explanations that teachers typed, without repetitions. @param errors of teachers' corrections, latest first */
export function toTeacherLines(errors: readonly WritingError[]): TeacherLine[] {
  const lines = errors
    .filter(({ isTeachers }) => isTeachers)
    .map((error) => ({ ...changedWords(error), type: error.type, explanation: error.explanation }));
  return [...new Map(lines.toReversed().map((line) => [JSON.stringify(line), line])).values()].reverse();
}

/** The origins of proposals. `explained`: errors of earlier corrections of the same text. */
export type ProposalSources = {
  explained: readonly WritingError[];
  findings: readonly SpellingFinding[];
  lines: readonly TeacherLine[];
};

type Explained = Pick<WritingError, "type" | "explanation" | "note" | "isTeachers" | "quoted" | "example">;

/**
 * A kind and an explanation: from an earlier correction, a teacher's own explanation of the same words, the basic
 * check, or the words alone.
 * @param say the sentence of a ready-made explanation
 */
export function proposeExplanation(
  difference: Difference,
  { explained, findings, lines }: ProposalSources,
  say: (note: ErrorNoteKey) => string,
): Explained {
  const { start, end, corrected } = difference;
  // An error of several differences was explained as a whole.
  const known =
    explained.find((error) => error.start === start && error.corrected === corrected) ??
    explained.find((error) => error.start <= start && end <= error.end && error.corrected.includes(corrected));
  if (known && (known.note || known.explanation !== "")) {
    const { type, note, isTeachers, quoted, example } = known;
    const explanation = note ? say(note) : known.explanation;
    return { type, explanation, ...defined({ note, isTeachers, quoted, example }) };
  }
  const { wrong, right } = changedWords(difference);
  const line = lines.find((one) => one.wrong === wrong && one.right === right);
  if (line) return { type: line.type, explanation: line.explanation, isTeachers: true };
  const finding = findings.find((one) => one.start < end && start < one.end);
  const { type, note } = finding ? toNoteOfFinding(finding, difference) : toNoteOfWords(difference);
  return { type: known?.type ?? type, explanation: say(note), note };
}

function toNoteOfFinding(finding: SpellingFinding, difference: Difference): ReadyNote {
  const note = spellingNote(finding);
  const type = note === "unknown" ? (classifyChange(difference) ?? "ortografico") : NOTE_TYPES[note];
  return { type, note };
}

/** The basic check found nothing, so that one word for another, of which it is no form, is another word. */
function toNoteOfWords(difference: Difference): ReadyNote {
  const shown = readyNote(difference);
  const { wrong, right } = changedWords(difference);
  const isOtherWord = [wrong, right].every((words) => plainWords(words).length === 1);
  return shown.note === "altro" && isOtherWord ? { type: "lessicale", note: "lessicale" } : shown;
}

/**
 * Errors of a teacher's correction, each explained: as the teacher said, otherwise as proposed.
 * @param say the sentence of a ready-made explanation in the teacher's language
 * @param sayToLearner the same in the learner's
 */
export function locateTeacherErrors(
  text: string,
  { correctedText, notes = [] }: Pick<TeacherMarks, "correctedText" | "notes">,
  sources: ProposalSources,
  say: (note: ErrorNoteKey) => string,
  sayToLearner = say,
): WritingError[] {
  return listDifferences(text, correctedText).map((difference, index) => {
    const proposed = proposeExplanation(difference, sources, say);
    const given = notes.find(
      ({ start, corrected }) => start === difference.start && corrected === difference.corrected,
    );
    const { note, ...words } = given ? toGiven(given, proposed, say) : proposed;
    const explained = note ? { ...words, note, explanation: sayToLearner(note) } : words;
    return { id: index + 1, ...difference, ...explained };
  });
}

function toGiven(
  { type, explanation }: Pick<Explained, "type" | "explanation">,
  proposed: Explained,
  say: (note: ErrorNoteKey) => string,
): Explained {
  if (explanation === proposed.explanation) return { ...proposed, type };
  const note = ERROR_NOTES.find((one) => say(one) === explanation);
  return note ? { type, explanation, note } : { type, explanation, isTeachers: true };
}

/** Without the fields that are undefined. */
const defined = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>;
  };
