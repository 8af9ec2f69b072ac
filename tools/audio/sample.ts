import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { SpokenText } from "../../lib/exam/content/schema.ts";
import { type SampleTimings, sampleTimingsSchema } from "../../lib/exam/content/timings.ts";
import { hashText, sha256 } from "./hashes.ts";
import { readSettings } from "./settings.ts";
import { makeText, type SpeechTools } from "./text.ts";

const NAME = "sample";

function findSampleTimings(audioDir: string): SampleTimings | undefined {
  const file = path.join(audioDir, "timings.json");
  return existsSync(file) ? sampleTimingsSchema.parse(JSON.parse(readFileSync(file, "utf8"))) : undefined;
}

export async function makeSampleAudio(audioDir: string, texts: readonly SpokenText[], tools: SpeechTools) {
  mkdirSync(path.join(audioDir, "pieces"), { recursive: true });
  const known = findSampleTimings(audioDir);
  const made: SampleTimings["texts"] = [];
  for (const text of texts) {
    const entry = known?.texts.find(({ id }) => id === text.id);
    const before = entry && { ...entry, startSeconds: [0, 0] as [number, number] };
    const { file: _file, ...timed } = await makeText(NAME, text, before, audioDir, { ...tools, draftDir: audioDir });
    made.push({ ...timed });
  }
  const timings = sampleTimingsSchema.parse({ version: 1, texts: made });
  writeFileSync(path.join(audioDir, "timings.json"), `${JSON.stringify(timings, null, 2)}\n`);
}

export function checkSampleAudio(audioDir: string, texts: readonly SpokenText[]): string[] {
  const settings = readSettings();
  const known = findSampleTimings(audioDir);
  return texts.flatMap((text) => {
    const entry = known?.texts.find(({ id }) => id === text.id);
    const file = entry && path.join(audioDir, entry.piece);
    if (!entry || !file || !existsSync(file)) return [`${text.id} has no recording: run npm run audio`];
    if (entry.hash !== hashText(text, settings)) return [`${text.id} changed after its recording was made`];
    if (sha256(readFileSync(file)) === entry.pieceSha256) return [];
    return [`${text.id} has a recording that does not match timings.json`];
  });
}
