import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import type { SpokenText } from "../../lib/exam/content/schema.ts";
import { type TimedSection, type TimedText, timingsSchema } from "../../lib/exam/content/timings.ts";
import { LISTENING_SECTIONS, type ListeningSection } from "../../lib/exam/sections.ts";
import { hashTrack } from "./hashes.ts";
import { writeMp3 } from "./mp3.ts";
import { toHundredths } from "./piece.ts";
import { audioDirOf, findTimings, readSpokenTexts, trackName, writeTimings } from "./simulation.ts";
import { secondsOf } from "./sound.ts";
import { type AudioTools, type MadeText, makeText, type SpeechTools } from "./text.ts";
import { assembleTrack } from "./track.ts";

/** Updates a simulation's audio; files move from a draft folder last, so an interrupted run changes nothing. */
export async function makeSimulationAudio(simulationDir: string, tools: SpeechTools): Promise<void> {
  const audioDir = audioDirOf(simulationDir);
  const draftTools = { ...tools, draftDir: path.join(audioDir, ".draft") };
  const texts = readSpokenTexts(simulationDir);
  const known = findTimings(simulationDir)?.sections;
  rmSync(draftTools.draftDir, { recursive: true, force: true });
  mkdirSync(path.join(draftTools.draftDir, "pieces"), { recursive: true });
  mkdirSync(path.join(audioDir, "pieces"), { recursive: true });

  const made = new Map<ListeningSection, TimedSection>();
  for (const section of LISTENING_SECTIONS)
    made.set(section, await makeSection(section, texts[section], known?.[section], simulationDir, draftTools));

  for (const name of readdirSync(draftTools.draftDir, { recursive: true, encoding: "utf8" })) {
    if (name.endsWith(".mp3")) renameSync(path.join(draftTools.draftDir, name), path.join(audioDir, name));
  }
  writeTimings(simulationDir, timingsSchema.parse({ version: 1, sections: Object.fromEntries(made) }));
  rmSync(draftTools.draftDir, { recursive: true });
}

async function makeSection(
  section: ListeningSection,
  texts: readonly SpokenText[],
  known: TimedSection | undefined,
  simulationDir: string,
  tools: AudioTools,
): Promise<TimedSection> {
  const audioDir = audioDirOf(simulationDir);
  const made: MadeText[] = [];
  for (const text of texts) {
    const entry = known?.texts.find(({ id }) => id === text.id);
    made.push(await makeText(section, text, entry, audioDir, tools));
  }
  const pieceHashes = made.map(({ pieceSha256 }) => pieceSha256);
  const hash = hashTrack(section, pieceHashes, tools.settings);
  const isCurrent = known?.hash === hash && existsSync(path.join(audioDir, known.file));
  if (!isCurrent) return makeTrack(section, hash, made, path.dirname(simulationDir), tools);
  const starts = new Map(known.texts.map(({ id, startSeconds }) => [id, startSeconds]));
  return { ...known, texts: placeTexts(made, starts) };
}

function makeTrack(
  section: ListeningSection,
  hash: string,
  made: readonly MadeText[],
  contentDir: string,
  tools: AudioTools,
): TimedSection {
  const name = trackName(section);
  const file = path.join(tools.draftDir, name);
  const { samples, cues, startSeconds } = assembleTrack(section, made, contentDir, tools);
  const loudness = writeMp3(samples, file, section);
  const durationSeconds = toHundredths(secondsOf(samples));
  const bytes = statSync(file).size;
  const minutes = (durationSeconds / 60).toFixed(1);
  tools.say(`  ${name}: ${minutes} min, ${loudness.loudnessLufs} LUFS, ${loudness.truePeakDb} dBTP`);
  return { file: name, hash, durationSeconds, bytes, ...loudness, cues, texts: placeTexts(made, startSeconds) };
}

function placeTexts(made: readonly MadeText[], starts: Map<string, TimedText["startSeconds"]>): TimedText[] {
  return made.map(({ file: _file, ...text }) => {
    const startSeconds = starts.get(text.id);
    if (startSeconds === undefined) throw new Error(`${text.piece} is not in its track`);
    return { ...text, startSeconds };
  });
}
