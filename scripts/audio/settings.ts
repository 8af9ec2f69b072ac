/** The tool's data files beside this one, parsed: voices, respellings, announcements, pauses. Makes no sound. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { turnSchema } from "../../lib/exam/content/schema.ts";
import { type Respelling, withoutAccents } from "./lexicon.ts";

const voiceSchema = z.strictObject({
  /** Style vectors and their shares: `name:share+name:share`, or one name. */
  mix: z.string().regex(/^[a-z_]+(:[\d.]+)?(\+[a-z_]+:[\d.]+)*$/),
  speed: z.number().min(0.5).max(1.5),
  note: z.string(),
});

const lexiconSchema = z.strictObject({
  /** Words that only need their accent: `fuòri` is said wherever a transcript has `fuori`. */
  accents: z.array(z.strictObject({ reason: z.string().min(1), spoken: z.array(z.string().min(1)) })),
  respellings: z.array(
    z.strictObject({
      /** The word or words as the transcript has them; matched whole, capital or small. */
      written: z.string().min(1),
      /** What espeak-ng is given instead: other letters, or its own phonemes in `[[...]]`. */
      spoken: z.string().min(1),
      reason: z.string().min(1),
    }),
  ),
});

const pacingSchema = z.strictObject({
  reading: z.number(),
  pause: z.number(),
  answering: z.number(),
  checking: z.number(),
});

const bySecondsSchema = z.record(z.string().regex(/^\d+$/), z.string().min(1));

const announcementsSchema = z.strictObject({
  voice: turnSchema.shape.voice,
  texts: z.array(z.string().min(1)),
  opening: z.strictObject({ ascolto1: z.string(), ascolto2: z.string() }),
  reading: bySecondsSchema,
  begin: z.string(),
  text: z.string().includes("{numero}"),
  again: z.string(),
  answering: bySecondsSchema,
  checking: bySecondsSchema,
  end: z.string(),
  /** Silences in seconds, the most generous first; a track takes the first set that keeps it within its length. */
  pacing: z.strictObject({ ascolto1: z.array(pacingSchema).min(1), ascolto2: z.array(pacingSchema).min(1) }),
});

const voicesSchema = z.record(turnSchema.shape.voice, voiceSchema);

export type Voice = z.infer<typeof voiceSchema>;
type Voices = z.infer<typeof voicesSchema>;
export type Announcements = z.infer<typeof announcementsSchema>;
export type Pacing = z.infer<typeof pacingSchema>;
export type Settings = { voices: Voices; lexicon: Respelling[]; announcements: Announcements };

/** Reads and parses the three data files. Throws a ZodError on a malformed one. */
export function readSettings(): Settings {
  return {
    voices: voicesSchema.parse(readJson("voices.json")),
    lexicon: toRespellings(lexiconSchema.parse(readJson("lexicon.json"))),
    announcements: announcementsSchema.parse(readJson("announcements.json")),
  };
}

function toRespellings({ accents, respellings }: z.infer<typeof lexiconSchema>): Respelling[] {
  const accented = accents
    .flatMap(({ spoken }) => spoken)
    .map((spoken) => ({ written: withoutAccents(spoken), spoken }));
  return [...accented, ...respellings.map(({ written, spoken }) => ({ written, spoken }))];
}

function readJson(name: string): unknown {
  return JSON.parse(readFileSync(path.join(import.meta.dirname, name), "utf8"));
}
