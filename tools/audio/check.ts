import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { ZodError } from "zod";
import type { SpokenText } from "../../lib/exam/content/schema.ts";
import type { TimedSection, TimedText } from "../../lib/exam/content/timings.ts";
import { LISTENING_SECTIONS, type ListeningSection } from "../../lib/exam/sections.ts";
import { hashText, hashTrack, sha256 } from "./hashes.ts";
import { TRACK_LIMITS } from "./plan.ts";
import { readSettings, type Settings } from "./settings.ts";
import { audioDirOf, findTimings, pieceName, readSpokenTexts, trackName } from "./simulation.ts";
import { areDistinguishable } from "./voice-distance.ts";

const LIMITS = { minLufs: -16.5, maxLufs: -15.5, maxTruePeakDb: -1.5 };

/** Faults of a simulation's audio, one sentence each. Reads files only: runs no model and no programs. */
export async function checkAudio(simulationDir: string): Promise<string[]> {
  try {
    const settings = readSettings();
    const texts = readSpokenTexts(simulationDir);
    const timings = findTimings(simulationDir);
    if (timings === undefined) return ["audio/timings.json is missing: run npm run audio"];
    const audioDir = audioDirOf(simulationDir);
    return LISTENING_SECTIONS.flatMap((section) =>
      checkSection(section, texts[section], timings.sections[section], audioDir, settings).map(
        (fault) => `${section}: ${fault}`,
      ),
    );
  } catch (error) {
    if (error instanceof ZodError) return error.issues.map(({ path: at, message }) => `${at.join(".")}: ${message}`);
    if (error instanceof Error) return [error.message];
    throw error;
  }
}

function checkSection(
  section: ListeningSection,
  texts: readonly SpokenText[],
  timed: TimedSection,
  audioDir: string,
  settings: Settings,
): string[] {
  const faults: string[] = [];
  const pieceHashes = texts.map(({ id }) => hashOfFile(path.join(audioDir, pieceName(section, id))));
  texts.forEach((text, index) => {
    const entry = timed.texts[index];
    if (entry?.id !== text.id) faults.push(`${text.id} is not in timings.json`);
    else faults.push(...checkText(text, entry, pieceHashes[index], settings).map((fault) => `${text.id} ${fault}`));
  });
  if (timed.texts.length !== texts.length) faults.push("timings.json has a different number of texts");
  const presentHashes = pieceHashes.map((hash) => hash ?? "");
  const isCurrent = timed.hash === hashTrack(section, presentHashes, settings);
  return isCurrent ? [...faults, ...checkTrack(section, timed, audioDir)] : [...faults, "the track is stale"];
}

/** Faults of a spoken text that need no recording. */
export function checkSpokenText(text: SpokenText, settings: Settings): string[] {
  const hasDigits = text.turns.some((turn) => /\d/.test(turn.text));
  return [...(hasDigits ? ["has digits: write numbers in words"] : []), ...checkVoices(text, settings)];
}

/** @param pieceHash hash of the file, undefined if it is missing */
export function checkText(
  text: SpokenText,
  entry: Omit<TimedText, "startSeconds">,
  pieceHash: string | undefined,
  settings: Settings,
): string[] {
  const faults = checkSpokenText(text, settings);
  if (pieceHash === undefined) return [...faults, "has no piece"];
  if (entry.pieceSha256 !== pieceHash) faults.push("has a piece newer than the track");
  if (entry.hash !== hashText(text, settings)) faults.push("changed after its piece was made");
  if (entry.source === "synthetic") faults.push(...checkLoudness(entry));
  if (entry.turns.length !== text.turns.length) faults.push("has another number of turns in timings.json");
  return faults;
}

function checkVoices({ turns }: SpokenText, { profiles }: Settings): string[] {
  const voices = [...new Set(turns.map(({ voice }) => voice))];
  return voices.flatMap((one, index) =>
    voices.slice(index + 1).flatMap((other) => {
      const [a, b] = [profiles[one], profiles[other]];
      if (!a || !b) return [`has an unmeasured voice (${one}, ${other}): run npm run audio -- --voices`];
      return areDistinguishable(a, b) ? [] : [`has voices that sound alike: ${one} and ${other}`];
    }),
  );
}

function checkTrack(section: ListeningSection, timed: TimedSection, audioDir: string): string[] {
  const file = path.join(audioDir, trackName(section));
  if (!existsSync(file)) return ["the track is missing"];
  const faults = checkLoudness(timed).map((fault) => `the track ${fault}`);
  const { minSeconds, maxSeconds, maxBytes } = TRACK_LIMITS;
  if (statSync(file).size !== timed.bytes) faults.push("the track has a size that differs from timings.json");
  if (timed.bytes > maxBytes) faults.push(`the track has ${timed.bytes} bytes, more than ${maxBytes}`);
  if (timed.durationSeconds < minSeconds || timed.durationSeconds > maxSeconds) {
    faults.push(`the track lasts ${timed.durationSeconds} s, not ${minSeconds} to ${maxSeconds}`);
  }
  return faults;
}

function checkLoudness({ loudnessLufs, truePeakDb }: { loudnessLufs: number; truePeakDb: number }): string[] {
  const faults: string[] = [];
  if (loudnessLufs < LIMITS.minLufs || loudnessLufs > LIMITS.maxLufs) faults.push(`has ${loudnessLufs} LUFS`);
  if (truePeakDb > LIMITS.maxTruePeakDb) faults.push(`has a true peak of ${truePeakDb} dB`);
  return faults;
}

export function hashOfFile(file: string): string | undefined {
  return existsSync(file) ? sha256(readFileSync(file)) : undefined;
}
