// Without zod, so that the browser can import it: zod tries eval, which the security policy forbids.

export const ERROR_TYPES = ["grammaticale", "sintattico", "lessicale", "ortografico", "stilistico", "altro"] as const;
export type ErrorType = (typeof ERROR_TYPES)[number];

/** Why the basic check marks a place. */
export const SPELLING_REASONS = [
  "unknown",
  "accent",
  "apostrophe",
  "article",
  "preposition",
  "verb",
  "agreement",
  "double",
] as const;

/** Ready-made explanations: keys of `writing.spelling.reasons`. */
export const ERROR_NOTES = [...SPELLING_REASONS, "extra", "missing", "capital", ...ERROR_TYPES] as const;
export type ErrorNoteKey = (typeof ERROR_NOTES)[number];

/** In UTF-16 units; longer model output is cut. */
export const MAX_CHARS = { explanation: 600, evidence: 240, feedback: 2400, note: 300 } as const;
