import { createHash } from "node:crypto";
import type { SpokenText } from "../../lib/exam/content/schema.ts";
import type { ListeningSection } from "../../lib/exam/sections.ts";
import { respell } from "./lexicon.ts";
import type { Settings } from "./settings.ts";

/** Raise it to make every piece and track again. */
export const TOOL_VERSION = 2;

export function sha256(data: string | Uint8Array): string {
  return createHash("sha256").update(data).digest("hex");
}

/** Hash of all inputs of a text's piece. The title and the speakers' names are not spoken and do not count. */
export function hashText(text: Pick<SpokenText, "turns" | "place">, { voices, lexicon }: Settings): string {
  const turns = text.turns.map(({ text: words, voice, effect, overlap }) => {
    const { mix, speed, shift } = voices[voice];
    return { text: words, spoken: respell(words, lexicon), mix, speed, shift, effect, overlap };
  });
  return sha256(JSON.stringify({ tool: TOOL_VERSION, place: text.place, turns }));
}

export function hashAnnouncement(words: string, { announcements, voices, lexicon }: Settings): string {
  const { mix, speed, shift } = voices[announcements.voice];
  return sha256(JSON.stringify({ tool: TOOL_VERSION, spoken: respell(words, lexicon), mix, speed, shift }));
}

/** Hash of all inputs of a section's track: the announcements, the silences, its pieces in order. */
export function hashTrack(section: ListeningSection, pieceHashes: readonly string[], settings: Settings): string {
  const { seconds, sentences } = settings.announcements;
  const said = Object.values(sentences[section]).map((words) => hashAnnouncement(words, settings));
  return sha256(JSON.stringify({ tool: TOOL_VERSION, said, seconds, pieceHashes }));
}
