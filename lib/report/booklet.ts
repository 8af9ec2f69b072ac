import type { Passage } from "@/lib/exam/content/schema";
import { GAP_PATTERN } from "@/lib/exam/kinds/gap";
import { prepareSection, type Simulation } from "@/lib/exam/kinds/table";
import { lettersOf, optionText } from "@/lib/exam/options";
import { QUESTION_SECTIONS, type QuestionSection, SECTION_TABLE, WRITING_SECTION } from "@/lib/exam/sections";
import { datedFileName } from "@/lib/report/summary";

/** Room to write by hand. */
const GAP_LINE = "________";

/** A question without its key. `words` is empty if the passage has the gap. */
export type BookletQuestion = { number: number; words: string; options: string[]; letters: readonly string[] };

/** Questions on the same text; `heading` is null if the whole section has one text. */
export type BookletGroup = { heading: string | null; questions: BookletQuestion[] };

export type BookletSection = {
  /** As in the exam papers, in Italian. */
  title: string;
  /** In Italian, then in the learner's language if that is another. */
  instructions: string[];
  passage: Passage | null;
  /** The options of the worked example, the right one marked. */
  example: { options: string[]; answer: string } | null;
  groups: BookletGroup[];
};

export type BookletTask = { id: string; prompt: string; bullets: readonly string[] };

/** The questions of a simulation on paper, as plain data without keys: the document only lays them out. */
export type Booklet = {
  fileName: string;
  /** The title of the simulation, in Italian. */
  title: string;
  /** How to use it, in the learner's language. */
  notes: string[];
  sections: BookletSection[];
  writing: { title: string; instructions: string[]; tasks: BookletTask[] };
};

/** The parts of a booklet in the learner's language. `instructions`: null if the language is Italian. */
export type BookletWords = {
  product: string;
  notes: string[];
  instructions: ((section: keyof typeof SECTION_TABLE) => string) | null;
};

/** The content of a booklet, an allowlist of the simulation's fields. @param now for the name of the file */
export function toBooklet(simulation: Simulation, { product, notes, instructions }: BookletWords, now: Date): Booklet {
  const instructionsOf = (section: keyof typeof SECTION_TABLE, italian: string) =>
    [italian, ...(instructions ? [instructions(section)] : [])].map((words) => words.replace(GAP_PATTERN, "($1)"));
  const toSection = (section: QuestionSection): BookletSection => {
    const view = prepareSection(simulation, section).view(false, "it");
    const example = "example" in view ? view.example : null;
    return {
      title: SECTION_TABLE[section].title,
      instructions: instructionsOf(section, view.instructions),
      passage: "passage" in view ? withWritingRoom(view.passage, example) : null,
      example,
      groups: toGroups(view.questions, example !== null),
    };
  };
  const { instructions: italian, options } = prepareSection(simulation, WRITING_SECTION).view(false, "it");
  return {
    fileName: datedFileName(product, `Quaderno_${simulation.id}`, now, "pdf"),
    title: simulation.title.it,
    notes,
    sections: QUESTION_SECTIONS.map(toSection),
    writing: {
      title: SECTION_TABLE[WRITING_SECTION].title,
      instructions: instructionsOf(WRITING_SECTION, italian),
      tasks: options.map(({ id, prompt, bullets }) => ({ id, prompt, bullets })),
    },
  };
}

type Question = { id: number; title?: string; question: string; options?: string[] };

function toGroups(questions: readonly Question[], isInPassage: boolean): BookletGroup[] {
  const groups: BookletGroup[] = [];
  for (const { id, title = null, question, options } of questions) {
    const last = groups.at(-1);
    const group = last?.heading === title ? last : { heading: title, questions: [] };
    if (group !== last) groups.push(group);
    const words = isInPassage ? "" : question;
    group.questions.push({ number: id, words, options: options ?? [], letters: lettersOf(options) });
  }
  return groups;
}

/** A passage with room to write in its gaps; the example's gap holds its word. */
function withWritingRoom({ title, parts }: Passage, example: BookletSection["example"]): Passage {
  const fill = (text: string) =>
    text.replace(GAP_PATTERN, (_marker, gap: string) => {
      const word = gap === "0" ? optionText(example?.options, example?.answer) : null;
      return `(${gap}) ${word ?? GAP_LINE}`;
    });
  return { title, parts: parts.map((part) => ({ ...part, text: fill(part.text) })) };
}
