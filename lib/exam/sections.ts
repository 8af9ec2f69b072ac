/**
 * The sections in their fixed order.
 *
 * - `kind`: how it is built and marked; `part`: when it is taken in a sitting; `ability`: what it counts towards in the
 *   real exam.
 * - `title`: as in the exam papers, Italian in every language.
 * - `form`: number of texts, words of a text (least and most), number of questions, and of answers to choose from.
 */
export const SECTION_TABLE = {
  ascolto1: {
    kind: "listening",
    part: "listening",
    ability: "ascolto",
    title: "Ascolto - Prova 1",
    form: { texts: 6, words: [40, 70], questions: 6, options: 3 },
  },
  ascolto2: {
    kind: "listening",
    part: "listening",
    ability: "ascolto",
    title: "Ascolto - Prova 2",
    form: { texts: 2, words: [110, 180], questions: 12, options: 2 },
  },
  lettura: {
    kind: "reading",
    part: "reading",
    ability: "lettura",
    title: "Comprensione della Lettura",
    form: { texts: 1, words: [280, 330], questions: 12, options: 2 },
  },
  cloze: {
    kind: "cloze",
    part: "reading",
    ability: "lettura",
    title: "Strutture di Comunicazione",
    form: { texts: 1, words: [180, 235], questions: 6, options: 3 },
  },
  scrittura: { kind: "writing", part: "writing", ability: "scrittura", title: "Produzione Scritta" },
} as const;

type Table = typeof SECTION_TABLE;
type SectionWith<Column extends "kind" | "ability", Value> = {
  [S in Section]: Table[S][Column] extends Value ? S : never;
}[Section];

export type Section = keyof Table;
export type Kind = Table[Section]["kind"];
export type KindOf<S extends Section> = Table[S]["kind"];
export type AbilityName = Table[Section]["ability"];

export type SectionOf<K extends Kind> = SectionWith<"kind", K>;
export type QuestionKind = Exclude<Kind, "writing">;
export type QuestionSection = SectionOf<QuestionKind>;
export type ListeningSection = SectionOf<"listening">;
export type QuestionAbility = Table[QuestionSection]["ability"];

export const SECTIONS = Object.keys(SECTION_TABLE) as [Section, ...Section[]];

export const QUESTION_SECTIONS = SECTIONS.filter(isQuestionSection);

export const LISTENING_SECTIONS = SECTIONS.filter((section) => isOfKind(section, "listening"));

export const WRITING_SECTION: SectionOf<"writing"> = "scrittura";

/** The abilities of the written exam, in order. */
export const ABILITIES: readonly AbilityName[] = [...new Set(SECTIONS.map((name) => SECTION_TABLE[name].ability))];

export const QUESTION_ABILITIES: readonly QuestionAbility[] = [
  ...new Set(QUESTION_SECTIONS.map((section) => SECTION_TABLE[section].ability)),
];

export const WRITING_ABILITY = SECTION_TABLE[WRITING_SECTION].ability;

/** In display order; V and F for questions without options. */
export const OPTION_LETTERS = ["A", "B", "C"] as const;
export const TRUE_FALSE = ["V", "F"] as const;

export function isSection(value: string): value is Section {
  return Object.hasOwn(SECTION_TABLE, value);
}

export function isOfKind<K extends Kind>(section: Section, kind: K): section is SectionOf<K> {
  return SECTION_TABLE[section].kind === kind;
}

export function isQuestionSection(section: Section): section is QuestionSection {
  return !isOfKind(section, "writing");
}

export function sectionsOfAbility<A extends AbilityName>(ability: A): SectionWith<"ability", A>[] {
  return SECTIONS.filter((section): section is SectionWith<"ability", A> => SECTION_TABLE[section].ability === ability);
}

export function mapSections<T>(make: (section: Section) => T): Record<Section, T> {
  return mapKeys(SECTIONS, make);
}

export function mapQuestionSections<T>(make: (section: QuestionSection) => T): Record<QuestionSection, T> {
  return mapKeys(QUESTION_SECTIONS, make);
}

/** An object with these keys. */
export function mapKeys<K extends string, T>(keys: readonly K[], make: (key: K) => T): Record<K, T> {
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<K, T>;
}
