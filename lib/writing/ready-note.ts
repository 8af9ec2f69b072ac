import { changedWords } from "@/lib/writing/error-groups";
import type { ErrorNoteKey, ErrorType } from "@/lib/writing/error-kinds";
import { classifyChange } from "@/lib/writing/error-types";
import { foldAccents, isOfClass } from "@/lib/writing/similarity";
import { NOTE_TYPES, spellingNote } from "@/lib/writing/spelling-note";
import { plainWords } from "@/lib/writing/tokens";
import { formKind } from "@/lib/writing/word-forms";

type Words = { original: string; corrected: string };

export type ReadyNote = { type: ErrorType; note: ErrorNoteKey };

/** The kind of a change and the ready-made explanation that its words alone show. */
export function readyNote(change: Words): ReadyNote {
  const { original, corrected } = change;
  const { wrong, right } = changedWords(change);
  const known = classifyChange(change);
  const shown = spellingNote({ original, suggestions: [corrected], reason: "unknown" });
  if (shown === "capital") return { type: "ortografico", note: shown };
  if (shown === "extra" || shown === "missing") {
    const type = known ?? NOTE_TYPES[shown];
    return { type, note: `${wrong} ${right}`.trim().includes(" ") ? type : shown };
  }
  const type = known ?? "altro";
  for (const name of ["article", "preposition"] as const)
    if (isOfClass(wrong, name) && isOfClass(right, name)) return { type, note: name };
  const form = known === null ? formKind(wrong, right) : null;
  if (form) return { type: NOTE_TYPES[form], note: form };
  if (type !== "ortografico" || foldAccents(original) !== foldAccents(corrected)) return { type, note: type };
  const bare = (words: string) => words.replaceAll(/['’]/gu, "");
  return { type, note: bare(original) === bare(corrected) ? "apostrophe" : "accent" };
}

/** The ready-made explanation of a change that the model kept without one. @param type the kind that it is stored with */
export function noteWithoutRule(change: Words, type: ErrorType): ErrorNoteKey {
  const shown = readyNote(change);
  if (shown.type === type && shown.note !== "altro") return shown.note;
  if (type !== "altro") return type;
  // The sentence for this kind speaks of a teacher.
  return plainWords(change.original).length > 1 ? "sintattico" : "unknown";
}
