import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import {
  choiceShape,
  explanationSchema,
  questionShape,
  quoteSchema,
  type SpokenText,
  spokenTextSchema,
  trueFalseShape,
} from "@/lib/exam/content/schema";
import { TAGS } from "@/lib/exam/content/tags";
import { type PieceTimings, pieceTimingsSchema } from "@/lib/exam/content/timings";
import { readJsonFile, translatedReader } from "@/lib/exam/content/translations";
import { once } from "@/lib/memoize";
import { CONTENT_DIR } from "@/lib/product/simulation-folders";

/** Siblings: extra items, each with its own short text, that replace a missed question of the same tag. */

export function siblingsDir(contentDir: string): string {
  return join(/*turbopackIgnore: true*/ contentDir, "siblings");
}

/** `{tag}-{number}`. */
export const siblingIdSchema = z.string().regex(/^[a-z-]+-[1-9]\d?$/);

/** Turns the file name of a recording into the sibling's id. */
export const siblingFileSchema = z
  .string()
  .regex(/\.mp3$/)
  .transform((file) => file.slice(0, -".mp3".length))
  .pipe(siblingIdSchema);

const itemShape = {
  id: siblingIdSchema,
  tag: questionShape.tag,
  title: z.string().min(1),
  explanation: explanationSchema,
  evidence: quoteSchema,
};

/** A text to read. A gap is written [1] in it. */
const writtenShape = { ...itemShape, text: z.string().min(1) };
const writtenSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("statement"), ...writtenShape, ...trueFalseShape }),
  z.strictObject({ kind: z.literal("choice"), ...writtenShape, question: z.string().min(1), ...choiceShape }),
  z.strictObject({ kind: z.literal("gap"), ...writtenShape, ...choiceShape }),
]);

/** A text to hear, with the turns of one in a paper. The evidence is in one turn. */
const heardShape = { ...itemShape, place: spokenTextSchema.shape.place, turns: spokenTextSchema.shape.turns };
const heardSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("statement"), ...heardShape, ...trueFalseShape }),
  z.strictObject({ kind: z.literal("choice"), ...heardShape, question: z.string().min(1), ...choiceShape }),
]);

export const siblingSchema = z.union([writtenSchema, heardSchema]);

export type Sibling = z.infer<typeof siblingSchema>;
export type WrittenSibling = z.infer<typeof writtenSchema>;
export type HeardSibling = z.infer<typeof heardSchema>;

export function isHeard(sibling: Sibling): sibling is HeardSibling {
  return "turns" in sibling;
}

/** The words of the text, read or heard. */
export function siblingText(sibling: Sibling): string {
  return isHeard(sibling) ? sibling.turns.map(({ text }) => text).join("\n") : sibling.text;
}

/** The texts that need a recording. */
export function listHeardTexts(siblings: readonly Sibling[]): SpokenText[] {
  return siblings.filter(isHeard).map(({ id, title, place, turns }) => ({ id, title, place, turns }));
}

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

const loadTimings = once((): PieceTimings["texts"] => {
  const file = join(/*turbopackIgnore: true*/ siblingsDir(CONTENT_DIR), "audio/timings.json");
  return existsSync(file) ? pieceTimingsSchema.parse(readJsonFile(file)).texts : [];
});

/** The timings of a heard sibling's recording, whose times count from its start; undefined without a recording. */
export function findSiblingTimings(id: string) {
  return loadTimings().find((text) => text.id === id);
}

/** Siblings with their keys (server only). A heard one without a recording is left out. */
export const listSiblings = once((): readonly Sibling[] =>
  readSiblings(CONTENT_DIR).filter((sibling) => !isHeard(sibling) || findSiblingTimings(sibling.id) !== undefined),
);

/** Path of a heard sibling's recording on disk; undefined without one. */
export function siblingAudioPath(id: string): string | undefined {
  const timed = findSiblingTimings(id);
  return timed && join(/*turbopackIgnore: true*/ siblingsDir(CONTENT_DIR), "audio", timed.piece);
}
