import type { Simulation } from "@/lib/exam/content/library";
import { hasGaps } from "@/lib/exam/kinds/cloze";
import {
  isQuestionSection,
  LISTENING_SECTIONS,
  mapQuestionSections,
  QUESTION_SECTIONS,
  SECTION_TABLE,
  type Section,
  WRITING_SECTION,
} from "@/lib/exam/sections";
import { countWords } from "@/lib/exam/word-count";
import type { ContentFault } from "./fault";
import { isFailing } from "./models";
import { materialOf, passageProse } from "./prose";

type Range = readonly [min: number, max: number];

/** Words of the listening sections together, and of a model answer. */
const WORDS = {
  spoken: [400, 700],
  model: [80, 120],
  /** Being short may be part of why it fails. */
  failing: [55, 120],
} as const satisfies Record<string, Range>;

/** Questions of a section, or prompts of the writing. */
export function countItems({ sections }: Simulation, section: Section): number {
  return isQuestionSection(section) ? sections[section].questions.length : sections[section].options.length;
}

export function countMaterial({ sections }: Simulation): Record<Section, number[]> {
  const models = sections[WRITING_SECTION].options.flatMap((option) => option.models);
  return {
    ...mapQuestionSections((section) => materialOf(sections[section]).map(countWords)),
    [WRITING_SECTION]: models.map(({ text }) => countWords(text)),
  };
}

export function checkCounts({ id: simulation, sections }: Simulation): ContentFault[] {
  const faults: ContentFault[] = [];
  const { options } = sections[WRITING_SECTION];
  for (const section of QUESTION_SECTIONS) {
    const questions: { id: number }[] = sections[section].questions;
    if (questions.length !== SECTION_TABLE[section].form.questions)
      faults.push({ simulation, section, message: `${questions.length} items` });
    const isInOrder = questions.every(({ id }, index) => id === index + 1);
    if (!isInOrder) faults.push({ simulation, section, message: "the questions are not numbered from 1 in order" });
  }
  if (options.map(({ id }) => id).join("") !== "AB")
    faults.push({ simulation, section: WRITING_SECTION, message: "not two prompts A and B" });
  if (new Set(options.map(({ register }) => register)).size < 2)
    faults.push({ simulation, section: WRITING_SECTION, message: "both prompts have the same register" });
  return faults;
}

export function checkWordCounts(simulation: Simulation): ContentFault[] {
  const words = countMaterial(simulation);
  const findOutOfRange = (section: Section, name: string, count: number, [min, max]: Range): ContentFault[] =>
    count >= min && count <= max
      ? []
      : [{ simulation: simulation.id, section, message: `${name} has ${count} words, not ${min} to ${max}` }];
  const models = simulation.sections[WRITING_SECTION].options.flatMap((option) =>
    option.models.map(({ level }) => ({ name: `${option.id} ${level}`, level })),
  );
  const spoken = LISTENING_SECTIONS.flatMap((section) => words[section]).reduce((sum, count) => sum + count, 0);
  return [
    ...QUESTION_SECTIONS.flatMap((section) => {
      const { form } = SECTION_TABLE[section];
      const nameOf = (index: number) => (form.texts > 1 ? `text ${index + 1}` : "the passage");
      const faults = words[section].flatMap((count, at) => findOutOfRange(section, nameOf(at), count, form.words));
      if (section !== LISTENING_SECTIONS.at(-1)) return faults;
      return [...faults, ...findOutOfRange(section, "the listening as a whole", spoken, WORDS.spoken)];
    }),
    ...words[WRITING_SECTION].flatMap((count, index) => {
      const { name, level } = models[index] ?? {};
      const range = level && isFailing(level) ? WORDS.failing : WORDS.model;
      return findOutOfRange(WRITING_SECTION, `model ${name}`, count, range);
    }),
  ];
}

export function checkGaps({ id: simulation, sections }: Simulation): ContentFault[] {
  return QUESTION_SECTIONS.filter(hasGaps).flatMap((section) => {
    const gaps = [...passageProse(sections[section].passage).matchAll(/\[(\d+)\]/g)].map(([, number]) => number);
    if (gaps.join(" ") === "0 1 2 3 4 5 6") return [];
    return [{ simulation, section, message: `the gaps of the passage are ${gaps.join(" ")}, not 0 to 6 in order` }];
  });
}
