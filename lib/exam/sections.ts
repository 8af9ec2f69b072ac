/** The five sections of a simulation in their fixed order, each with its kind: what it is made of and how it is marked. */
export const KIND_OF = {
  ascolto1: "listening",
  ascolto2: "listening",
  lettura: "reading",
  cloze: "cloze",
  scrittura: "writing",
} as const;

export type Section = keyof typeof KIND_OF;
export type Kind = (typeof KIND_OF)[Section];
export type KindOf<S extends Section> = (typeof KIND_OF)[S];

/** The sections of one kind, or of several. */
export type SectionOf<K extends Kind> = { [S in Section]: KindOf<S> extends K ? S : never }[Section];
export type QuestionKind = Exclude<Kind, "writing">;
export type QuestionSection = SectionOf<QuestionKind>;
export type ListeningSection = SectionOf<"listening">;

export const SECTIONS = ["ascolto1", "ascolto2", "lettura", "cloze", "scrittura"] as const satisfies readonly Section[];

/** The sections made of questions, which the server marks by comparing letters. */
export const QUESTION_SECTIONS = SECTIONS.filter(isQuestionSection);

/** The sections that are heard. */
export const LISTENING_SECTIONS = SECTIONS.filter((section) => isOfKind(section, "listening"));

/** The one section that is written and marked by a teacher. */
export const WRITING_SECTION: SectionOf<"writing"> = "scrittura";

/** Letters of the options, in the order they are shown; V and F where a question has no options. */
export const OPTION_LETTERS = ["A", "B", "C"] as const;
export const TRUE_FALSE = ["V", "F"] as const;

/** Whether a string from outside names a section. */
export function isSection(value: string): value is Section {
  return Object.hasOwn(KIND_OF, value);
}

/** Whether a section is of a kind. */
export function isOfKind<K extends Kind>(section: Section, kind: K): section is SectionOf<K> {
  return KIND_OF[section] === kind;
}

/** Whether a section is made of questions (everything but the writing). */
export function isQuestionSection(section: Section): section is QuestionSection {
  return !isOfKind(section, "writing");
}

/** A record with an entry for each section. */
export function mapSections<T>(make: (section: Section) => T): Record<Section, T> {
  return { ...mapQuestionSections(make), scrittura: make("scrittura") };
}

/** The same for the sections made of questions. */
export function mapQuestionSections<T>(make: (section: QuestionSection) => T): Record<QuestionSection, T> {
  return { ...mapListeningSections(make), lettura: make("lettura"), cloze: make("cloze") };
}

/** The same for the sections that are heard. */
export function mapListeningSections<T>(make: (section: ListeningSection) => T): Record<ListeningSection, T> {
  return { ascolto1: make("ascolto1"), ascolto2: make("ascolto2") };
}
