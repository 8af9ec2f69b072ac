/** In UTF-16 units: many times what the exam asks for. */
export const MAX_WRITING_LENGTH = 20_000;

/** Counts words as the exam does: articles count, a sign alone does not. */
export function countWords(text: string): number {
  return text.split(/\s+/u).filter((piece) => /[\p{L}\p{N}]/u.test(piece)).length;
}

/** Whether nothing more fits into a text; a character may take two units. */
export function isFull(text: string): boolean {
  return text.length >= MAX_WRITING_LENGTH - 1;
}
