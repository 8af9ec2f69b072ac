/** The skill that a question tests: one tag each, the most specific. Those from "negation" on also serve the cloze. */
export const TAGS = [
  "detail-person",
  "detail-place",
  "detail-object",
  "detail-reason",
  "detail-activity",
  "number-price",
  "number-quantity",
  "time-clock",
  "time-date",
  "time-duration",
  "time-sequence",
  "main-idea",
  "purpose",
  "next-step",
  "condition",
  "exception",
  "obligation",
  "permission",
  "prohibition",
  "comparison",
  "cause-effect",
  "change-of-plan",
  "inference",
  "attitude",
  "opinion",
  "request-offer",
  "agreement-refusal",
  "register",
  "addressee",
  "negation",
  "frequency",
  "quantity-words",
  "pronoun-reference",
  "article",
  "preposition",
  "verb-tense",
  "verb-person",
  "verb-mood",
  "pronoun-form",
  "relative-clause",
  "connective",
  "adjective-agreement",
  "word-choice",
  "word-formation",
] as const;

export type Tag = (typeof TAGS)[number];

/** Narrows external input to a tag; null if unknown. */
export function findTag(value: unknown): Tag | null {
  return TAGS.find((tag) => tag === value) ?? null;
}
