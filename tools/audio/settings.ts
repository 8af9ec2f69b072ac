import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { turnSchema } from "../../lib/exam/content/schema.ts";
import { LISTENING_SECTIONS } from "../../lib/exam/sections.ts";
import { type Respelling, withoutAccents } from "./lexicon.ts";

const voiceSchema = z.strictObject({
  /** Style vectors and their shares: `name:share+name:share`, or one name. */
  mix: z.string().regex(/^[a-z_]+(:[\d.]+)?(\+[a-z_]+:[\d.]+)*$/),
  speed: z.number().min(0.5).max(1.5),
  /** Factor for pitch and timbre: above 1 is higher. The pace stays. */
  shift: z.number().min(0.85).max(1.15).default(1),
  note: z.string(),
});

const lexiconSchema = z.strictObject({
  /** Words that only need their accent: `fuòri` replaces `fuori`. */
  accents: z.array(z.strictObject({ reason: z.string().min(1), spoken: z.array(z.string().min(1)) })),
  respellings: z.array(
    z.strictObject({
      /** As in the transcripts; matches whole words in any case. */
      written: z.string().min(1),
      /** Input for espeak-ng: other letters, or its phonemes in `[[...]]`. */
      spoken: z.string().min(1),
      reason: z.string().min(1),
    }),
  ),
});

const sentencesSchema = z.record(z.enum(["opening", "reading", "again", "checking", "end"]), z.string());

const announcementsSchema = z.strictObject({
  voice: turnSchema.shape.voice,
  sentences: z.record(z.enum(LISTENING_SECTIONS), sentencesSchema),
  /** Lengths of silences; `aroundBreak` applies before and after the musical break. */
  seconds: z.record(z.enum(["reading", "checking", "afterAnnouncement", "aroundBreak"]), z.number()),
});

const voicesSchema = z.record(turnSchema.shape.voice, voiceSchema);

const profilesSchema = z.partialRecord(
  turnSchema.shape.voice,
  z.strictObject({ pitchHz: z.number(), bandsDb: z.array(z.number()) }),
);

export type Voice = z.infer<typeof voiceSchema>;
type Voices = z.infer<typeof voicesSchema>;
export type Announcements = z.infer<typeof announcementsSchema>;
/** Written by `npm run audio -- --voices`. */
export type VoiceProfiles = z.infer<typeof profilesSchema>;
export type Settings = { voices: Voices; lexicon: Respelling[]; announcements: Announcements; profiles: VoiceProfiles };

export const PROFILES_FILE = path.join(import.meta.dirname, "voice-profiles.json");

/** Parses the tool's data files. @throws ZodError on a malformed one */
export function readSettings(): Settings {
  return {
    voices: voicesSchema.parse(readJson("voices.json")),
    lexicon: toRespellings(lexiconSchema.parse(readJson("lexicon.json"))),
    announcements: announcementsSchema.parse(readJson("announcements.json")),
    profiles: existsSync(PROFILES_FILE) ? profilesSchema.parse(readJson("voice-profiles.json")) : {},
  };
}

function toRespellings({ accents, respellings }: z.infer<typeof lexiconSchema>): Respelling[] {
  const accented = accents.flatMap((one) => one.spoken).map((spoken) => ({ written: withoutAccents(spoken), spoken }));
  return [...accented, ...respellings.map(({ written, spoken }) => ({ written, spoken }))];
}

function readJson(name: string): unknown {
  return JSON.parse(readFileSync(path.join(import.meta.dirname, name), "utf8"));
}
