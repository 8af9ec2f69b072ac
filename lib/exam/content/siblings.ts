import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { choiceShape, explanationSchema, questionShape, quoteSchema, trueFalseShape } from "@/lib/exam/content/schema";
import { TAGS } from "@/lib/exam/content/tags";
import { translatedReader } from "@/lib/exam/content/translations";
import { once } from "@/lib/memoize";
import { CONTENT_DIR } from "@/lib/product/simulation-folders";

/** Siblings: extra items, each with its own short text, that replace a missed question of the same tag. */

export function siblingsDir(contentDir: string): string {
  return join(/*turbopackIgnore: true*/ contentDir, "siblings");
}

const textShape = {
  /** `{tag}-{number}`. */
  id: z.string().regex(/^[a-z-]+-[1-9]\d?$/),
  tag: questionShape.tag,
  title: z.string().min(1),
  text: z.string().min(1),
  explanation: explanationSchema,
  evidence: quoteSchema,
};

/** A gap is written [1] in the text. */
export const siblingSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("statement"), ...textShape, ...trueFalseShape }),
  z.strictObject({ kind: z.literal("choice"), ...textShape, question: z.string().min(1), ...choiceShape }),
  z.strictObject({ kind: z.literal("gap"), ...textShape, ...choiceShape }),
]);

export type Sibling = z.infer<typeof siblingSchema>;

/** All siblings, in the order of `TAGS`. @throws Error when a file breaks its schema or contains another tag */
export function readSiblings(contentDir: string): Sibling[] {
  const directory = siblingsDir(contentDir);
  const files = new Set(existsSync(directory) ? readdirSync(directory) : []);
  const read = translatedReader(directory);
  return TAGS.filter((tag) => files.has(`${tag}.json`)).flatMap((tag) => {
    const siblings = z.array(siblingSchema).parse(read(tag));
    const misplaced = siblings.find((sibling) => sibling.tag !== tag || !sibling.id.startsWith(`${tag}-`));
    if (misplaced) throw new Error(`${misplaced.id} does not belong to ${tag}.json`);
    return siblings;
  });
}

/** All siblings with their keys (server only). */
export const listSiblings = once((): readonly Sibling[] => readSiblings(CONTENT_DIR));
