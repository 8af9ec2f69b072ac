/** The five sections in their fixed order; the kind says how a section is built and marked. */
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

export type SectionOf<K extends Kind> = { [S in Section]: KindOf<S> extends K ? S : never }[Section];
export type QuestionKind = Exclude<Kind, "writing">;
export type QuestionSection = SectionOf<QuestionKind>;
export type ListeningSection = SectionOf<"listening">;

export const SECTIONS = ["ascolto1", "ascolto2", "lettura", "cloze", "scrittura"] as const satisfies readonly Section[];

export const QUESTION_SECTIONS = SECTIONS.filter(isQuestionSection);

export const LISTENING_SECTIONS = SECTIONS.filter((section) => isOfKind(section, "listening"));

export const WRITING_SECTION: SectionOf<"writing"> = "scrittura";

/** In display order; V and F for questions without options. */
export const OPTION_LETTERS = ["A", "B", "C"] as const;
export const TRUE_FALSE = ["V", "F"] as const;

export function isSection(value: string): value is Section {
  return Object.hasOwn(KIND_OF, value);
}

export function isOfKind<K extends Kind>(section: Section, kind: K): section is SectionOf<K> {
  return KIND_OF[section] === kind;
}

export function isQuestionSection(section: Section): section is QuestionSection {
  return !isOfKind(section, "writing");
}

export function mapSections<T>(make: (section: Section) => T): Record<Section, T> {
  return { ...mapQuestionSections(make), scrittura: make("scrittura") };
}

export function mapQuestionSections<T>(make: (section: QuestionSection) => T): Record<QuestionSection, T> {
  return { ...mapListeningSections(make), lettura: make("lettura"), cloze: make("cloze") };
}

export function mapListeningSections<T>(make: (section: ListeningSection) => T): Record<ListeningSection, T> {
  return { ascolto1: make("ascolto1"), ascolto2: make("ascolto2") };
}
