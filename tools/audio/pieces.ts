/** Texts that belong to no track: the free sample, and the siblings that are heard. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { SpokenText } from "../../lib/exam/content/schema.ts";
import { type PieceTimings, pieceTimingsSchema } from "../../lib/exam/content/timings.ts";
import { checkSpokenText, checkText, hashOfFile } from "./check.ts";
import { readSettings } from "./settings.ts";
import { makeText, type SpeechTools } from "./text.ts";

function readPieceTimings(audioDir: string): PieceTimings {
  const file = path.join(audioDir, "timings.json");
  if (!existsSync(file)) return { version: 1, texts: [] };
  return pieceTimingsSchema.parse(JSON.parse(readFileSync(file, "utf8")));
}

/** Updates `pieces/{name}-{id}.mp3` of each text and the manifest. */
export async function makePieces(name: string, audioDir: string, texts: readonly SpokenText[], tools: SpeechTools) {
  mkdirSync(path.join(audioDir, "pieces"), { recursive: true });
  const known = readPieceTimings(audioDir);
  const made: PieceTimings["texts"] = [];
  for (const text of texts) {
    const entry = known.texts.find(({ id }) => id === text.id);
    const before = entry && { ...entry, startSeconds: [0, 0] as [number, number] };
    const { file: _file, ...timed } = await makeText(name, text, before, audioDir, { ...tools, draftDir: audioDir });
    made.push(timed);
  }
  const timings = pieceTimingsSchema.parse({ version: 1, texts: made });
  writeFileSync(path.join(audioDir, "timings.json"), `${JSON.stringify(timings, null, 2)}\n`);
}

/** Faults of the texts' recordings, one sentence each. */
export function checkPieces(audioDir: string, texts: readonly SpokenText[]): string[] {
  const settings = readSettings();
  const known = readPieceTimings(audioDir);
  return texts.flatMap((text) => {
    const entry = known.texts.find(({ id }) => id === text.id);
    const found = entry
      ? checkText(text, entry, hashOfFile(path.join(audioDir, entry.piece)), settings)
      : [...checkSpokenText(text, settings), "has no recording: run npm run audio"];
    return found.map((fault) => `${text.id} ${fault}`);
  });
}
