import "server-only";
import { join } from "node:path";
import { announcementTimingsSchema } from "@/lib/exam/content/timings";
import { readJsonFile } from "@/lib/exam/content/translations";
import { once } from "@/lib/memoize";
import { ORAL_CONTENT_DIR } from "@/lib/oral/content/topics";

/** The folder of the sounds in the content. `npm run audio` makes them, with their manifest. */
export const SOUND_DIR = "sound";

const directory = join(/*turbopackIgnore: true*/ ORAL_CONTENT_DIR, SOUND_DIR);

/** Enough of a file's hash to name its content. */
const NAME_LETTERS = 16;

const readSounds = once(() => {
  const { announcements } = announcementTimingsSchema.parse(readJsonFile(join(directory, "timings.json")));
  return announcements.map(({ words, file, sha256 }) => ({
    words,
    file,
    name: `${sha256.slice(0, NAME_LETTERS)}.mp3`,
  }));
});

/**
 * The addresses of the sounds of Italian texts, by text; a text that nobody has spoken is left out. An address names
 * the content of its file, so that browsers may keep it.
 */
export function listSounds(texts: readonly string[]): Record<string, string> {
  const wanted = new Set(texts);
  const spoken = readSounds().flatMap(({ words, name }) =>
    words !== null && wanted.has(words) ? [[words, `/api/oral-sound/${name}`] as const] : [],
  );
  return Object.fromEntries(spoken);
}

/** The path of a sound's file, or null. @param name the last part of its address */
export function findSoundPath(name: string): string | null {
  const sound = readSounds().find((one) => one.name === name);
  return sound ? join(/*turbopackIgnore: true*/ directory, sound.file) : null;
}
