/** The five sections of a simulation, in their fixed order (specification, section 9). */
export const SECTIONS = ["ascolto1", "ascolto2", "lettura", "cloze", "scrittura"] as const;
export type Section = (typeof SECTIONS)[number];

/** The four sections made of questions, which the server marks by comparing letters. */
export const QUESTION_SECTIONS = ["ascolto1", "ascolto2", "lettura", "cloze"] as const;
export type QuestionSection = (typeof QUESTION_SECTIONS)[number];

/** The two sections that are heard. */
export const LISTENING_SECTIONS = ["ascolto1", "ascolto2"] as const;
export type ListeningSection = (typeof LISTENING_SECTIONS)[number];

/** Letters of the options, in the order they are shown; V and F where a question has no options. */
export const OPTION_LETTERS = ["A", "B", "C"] as const;
export const TRUE_FALSE = ["V", "F"] as const;

/** Whether a string from outside names a section. */
export function isSection(value: string): value is Section {
  return (SECTIONS as readonly string[]).includes(value);
}

/** Whether a section is made of questions (everything but the writing). */
export function isQuestionSection(section: Section): section is QuestionSection {
  return section !== "scrittura";
}
