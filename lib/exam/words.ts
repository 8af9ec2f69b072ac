/** The longest text of a writing that is kept, in UTF-16 units: many times what the exam asks for. */
export const WRITING_MAX = 20_000;

/** The number of words of a text: its non-empty pieces between white space. */
export function countWords(text: string): number {
  return text.split(/\s+/u).filter((piece) => piece !== "").length;
}
