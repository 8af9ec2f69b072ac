/** The Italian of a simulation, taken apart: its texts, its items, its sentences and words. */
import { GAP } from "@/lib/exam/cloze";
import type { Simulation } from "@/lib/exam/content/library";
import type { Passage, SpokenText } from "@/lib/exam/content/schema";
import { QUESTION_SECTIONS, type Section } from "@/lib/exam/sections";
import { splitSentences } from "@/lib/exam/sentences";

/** A piece of Italian and where it stands. */
export type Piece = { section: Section; question?: number | string; text: string };

export function spokenProse(text: SpokenText): string {
  return text.turns.map((turn) => turn.text).join(" ");
}

/** The parts of a passage without title and headings. Gaps stay as they are written. */
export function passageProse(passage: Passage): string {
  return passage.parts.map((part) => part.text).join("\n");
}

/** What is heard or read before the questions, headings included. Gaps of the cloze are left out. */
export function listTexts({ sections }: Simulation): Piece[] {
  const spoken = (["ascolto1", "ascolto2"] as const).flatMap((section) =>
    sections[section].texts.flatMap(({ turns }) => turns.map(({ text }) => ({ section, text }))),
  );
  const written = (["lettura", "cloze"] as const).flatMap((section) => {
    const { title, parts } = sections[section].passage;
    const prose = parts.flatMap(({ heading, text }) => [...(heading ? [heading] : []), text]);
    return [title, ...prose].map((text) => ({ section, text: text.replaceAll(GAP, "…") }));
  });
  return [...spoken, ...written];
}

/** What a question itself says: stems, statements and options, the worked example's too. */
export function listItems({ sections }: Simulation): Piece[] {
  const { ascolto1, cloze } = sections;
  const choices = ascolto1.questions.flatMap(({ id, question, options }) =>
    [question, ...options].map((text) => ({ section: "ascolto1" as const, question: id, text })),
  );
  const statements = (["ascolto2", "lettura"] as const).flatMap((section) =>
    sections[section].questions.map(({ id, question }) => ({ section, question: id, text: question })),
  );
  const gaps = [{ id: 0, ...cloze.example }, ...cloze.questions].flatMap(({ id, options }) =>
    options.map((text) => ({ section: "cloze" as const, question: id, text })),
  );
  return [...choices, ...statements, ...gaps];
}

/** The tasks of the writing. */
export function listTasks({ sections }: Simulation): Piece[] {
  return sections.scrittura.options.flatMap(({ id, prompt, bullets }) =>
    [prompt, ...bullets].map((text) => ({ section: "scrittura" as const, question: id, text })),
  );
}

export function listModels({ sections }: Simulation): Piece[] {
  return sections.scrittura.options.flatMap(({ id, models }) =>
    models.map(({ text }) => ({ section: "scrittura" as const, question: id, text })),
  );
}

/** Explanations of the questions and notes on the model answers, in Italian. */
export function listExplanations({ sections }: Simulation): Piece[] {
  const explained = QUESTION_SECTIONS.flatMap((section) =>
    sections[section].questions.map(({ id, explanation }) => {
      const { right, wrong, note } = explanation.it;
      return { section, question: id, texts: [right, ...Object.values(wrong ?? {}), ...(note ? [note] : [])] };
    }),
  );
  const noted = sections.scrittura.options.flatMap(({ id, models }) =>
    models.map(({ notes }) => ({
      section: "scrittura" as const,
      question: id,
      texts: Object.values(notes).map(({ it }) => it),
    })),
  );
  return [...explained, ...noted].flatMap(({ texts, ...place }) => texts.map((text) => ({ ...place, text })));
}

/** Sentences of written or spoken Italian; a line of its own (greeting, signature) counts as one. */
export function sentencesOf(text: string): string[] {
  return text.split("\n").flatMap(splitSentences);
}

/** Words in small letters without punctuation; an elided word keeps its apostrophe and stands alone ("l'", "ora"). */
export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll("’", "'")
      .match(/\p{L}+'?/gu) ?? []
  ).map((word) => word.normalize("NFC"));
}
