/** The longest text of a writing that is kept, in UTF-16 units: many times what the exam asks for. */
export const WRITING_MAX = 20_000;

/** The number of words of a text as the exam counts them, one by one and articles too; a sign alone is none. */
export function countWords(text: string): number {
  return text.split(/\s+/u).filter((piece) => /[\p{L}\p{N}]/u.test(piece)).length;
}
