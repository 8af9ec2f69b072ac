import { QUESTION_SECTIONS, type QuestionSection, type Section } from "@/lib/exam/sections";

/** Key of a question's answer within its simulation, such as `lettura_3`. */
export function questionName(section: Section, questionId: number): string {
  return `${section}_${questionId}`;
}

/** Parses a question's name; null when it is invalid. */
export function parseQuestionName(name: string): { section: QuestionSection; questionId: number } | null {
  const [word, number, ...rest] = name.split("_");
  const section = QUESTION_SECTIONS.find((one) => one === word);
  if (!section || rest.length > 0 || !number || !/^[1-9]\d?$/.test(number)) return null;
  return { section, questionId: Number(number) };
}
