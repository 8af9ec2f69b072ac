import type { Passage, SpokenText } from "@/lib/exam/content/schema";
import { GAP_PATTERN } from "@/lib/exam/kinds/gap";
import type { QuestionsSource, Simulation } from "@/lib/exam/kinds/table";
import { QUESTION_SECTIONS, type Section, WRITING_SECTION } from "@/lib/exam/sections";
import { splitSentences } from "@/lib/exam/sentences";

export type Piece = { section: Section; question?: number | string; text: string };

export function spokenProse(text: SpokenText): string {
  return text.turns.map((turn) => turn.text).join(" ");
}

/** The passage without title and headings; gaps stay. */
export function passageProse(passage: Passage): string {
  return passage.parts.map((part) => part.text).join("\n");
}

/** The texts of a section's questions: those heard, or the passage. */
export function materialOf(content: QuestionsSource): string[] {
  return "texts" in content ? content.texts.map(spokenProse) : [passageProse(content.passage)];
}

/** The material of a section's questions, as one string. */
export function sourceProse(content: QuestionsSource): string {
  return materialOf(content).join(" … ");
}

/** The text that learners hear or read before the questions, with headings. Gaps are "…". */
export function listTexts({ sections }: Simulation): Piece[] {
  return QUESTION_SECTIONS.flatMap((section) => {
    const texts = textsOf(sections[section]);
    return texts.map((text) => ({ section, text: text.replaceAll(GAP_PATTERN, "…") }));
  });
}

function textsOf(content: QuestionsSource): string[] {
  if ("texts" in content) return content.texts.flatMap(({ turns }) => turns.map(({ text }) => text));
  const { title, parts } = content.passage;
  return [title, ...parts.flatMap(({ heading, text }) => [...(heading ? [heading] : []), text])];
}

/** Stems, statements and options, the worked example's too. */
export function listItems({ sections }: Simulation): Piece[] {
  return QUESTION_SECTIONS.flatMap((section) => {
    const content = sections[section];
    const example = "example" in content ? [{ id: 0, ...content.example }] : [];
    return [...example, ...content.questions].flatMap((item) => {
      const said = [...("question" in item ? [item.question] : []), ...("options" in item ? item.options : [])];
      return said.map((text) => ({ section, question: item.id, text }));
    });
  });
}

export function listTasks({ sections }: Simulation): Piece[] {
  return sections[WRITING_SECTION].options.flatMap(({ id, prompt, bullets }) =>
    [prompt, ...bullets].map((text) => ({ section: WRITING_SECTION, question: id, text })),
  );
}

export function listModels({ sections }: Simulation): Piece[] {
  return sections[WRITING_SECTION].options.flatMap(({ id, models }) =>
    models.map(({ text }) => ({ section: WRITING_SECTION, question: id, text })),
  );
}

/** Texts, items, tasks and model answers. */
export function listProse(simulation: Simulation): Piece[] {
  return [listTexts, listItems, listTasks, listModels].flatMap((list) => list(simulation));
}

export function listExplanations({ sections }: Simulation): Piece[] {
  const explained = QUESTION_SECTIONS.flatMap((section) =>
    sections[section].questions.map(({ id, explanation }) => {
      const { right, wrong, note } = explanation.it;
      return { section, question: id, texts: [right, ...Object.values(wrong ?? {}), ...(note ? [note] : [])] };
    }),
  );
  const noted = sections[WRITING_SECTION].options.flatMap(({ id, models }) =>
    models.map(({ notes }) => {
      return { section: WRITING_SECTION, question: id, texts: Object.values(notes).map(({ it }) => it) };
    }),
  );
  return [...explained, ...noted].flatMap(({ texts, ...place }) => texts.map((text) => ({ ...place, text })));
}

/** Splits text into sentences; a separate line (greeting, signature) counts as one. */
export function sentencesOf(text: string): string[] {
  return text.split("\n").flatMap(splitSentences);
}

/** Lower-case words without punctuation; an elided word keeps its apostrophe and is separate ("l'", "ora"). */
export function wordsOf(text: string): string[] {
  const words = text
    .toLowerCase()
    .replaceAll("’", "'")
    .matchAll(/\p{L}+'?/gu);
  return Array.from(words, ([word]) => word.normalize("NFC"));
}
