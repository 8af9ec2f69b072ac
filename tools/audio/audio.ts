/**
 * `npm run audio`: makes the sound of the listening sections and of the spoken rehearsal, with local neural voices.
 *
 *   npm run audio                                all simulations and the rehearsal; makes only what changed
 *   npm run audio -- --simulation 2              one simulation
 *   npm run audio -- --siblings                  only the siblings that are heard
 *   npm run audio -- --rehearsal                 the spoken rehearsal
 *   npm run audio -- --check                     makes nothing; lists what is missing, stale or out of limits
 *   npm run audio -- --voices                    measures the voices and lists which pairs can be told apart
 *   npm run audio -- --phonemes --simulation 2   prints each word with its IPA
 *   npm run audio -- --upload                    uploads missing recordings to the store at AUDIO_STORE_URL
 *
 * `--content DIR` replaces lib/exam/content. The first run fetches about 380 MB into DATA_DIR. To use your own
 * recording, replace a piece with a file of the same name and run `npm run audio`.
 */
import { existsSync } from "node:fs";
import { setPriority } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { readSamples, samplesDir } from "../../lib/exam/content/samples.ts";
import { listHeardTexts, readSiblings, siblingsDir } from "../../lib/exam/content/siblings.ts";
import { LISTENING_SECTIONS } from "../../lib/exam/sections.ts";
import { ORAL_CONTENT_DIR } from "../../lib/oral/content/topics.ts";
import { CONTENT_DIR, listSimulationFolders } from "../../lib/product/simulation-folders.ts";
import { reportFailure } from "../../scripts/step.mjs";
import { checkAnnouncements, makeAnnouncements } from "./announcements.ts";
import { makeSimulationAudio } from "./assemble.ts";
import { checkAudio } from "./check.ts";
import { DICTIONARY_FILE, readDictionary } from "./dictionary.ts";
import { measureVoices } from "./measure-voices.ts";
import { prepareModel } from "./model.ts";
import { checkPieces, makePieces } from "./pieces.ts";
import { checkRehearsalSounds, listWantedSounds, makeRehearsalSounds } from "./rehearsal.ts";
import { reportLines, reportPhonemes } from "./report.ts";
import { readSettings } from "./settings.ts";
import { hasSpokenTexts, readSpokenTexts } from "./simulation.ts";
import { openSpeaker } from "./voice.ts";

const { values: options } = parseArgs({
  options: {
    simulation: { type: "string" },
    siblings: { type: "boolean", default: false },
    rehearsal: { type: "boolean", default: false },
    content: { type: "string", default: CONTENT_DIR },
    check: { type: "boolean", default: false },
    voices: { type: "boolean", default: false },
    phonemes: { type: "boolean", default: false },
    upload: { type: "boolean", default: false },
    dictionary: { type: "string", default: DICTIONARY_FILE },
  },
});

try {
  const simulationDirs = listSimulations();
  if (options.voices) await printVoices();
  else if (options.check) await printFaults(simulationDirs);
  else if (options.phonemes) printPhonemes(simulationDirs);
  else if (options.upload) await (await import("./upload.ts")).uploadRecordings(console.log);
  else await makeAudio(simulationDirs);
} catch (error) {
  reportFailure(error);
}

function listSimulations(): string[] {
  if (options.rehearsal || options.siblings) return [];
  const names =
    options.simulation === undefined ? listSimulationFolders(options.content) : [`simulation-${options.simulation}`];
  const dirs = names.toSorted().map((name) => path.join(options.content, name));
  const written = dirs.filter(hasSpokenTexts);
  if (written.length === 0)
    throw new Error(`No ${LISTENING_SECTIONS.join(".json and ")}.json in ${dirs.join(", ") || options.content}`);
  return written;
}

async function makeAudio(simulationDirs: readonly string[]): Promise<void> {
  // Low priority: other people's jobs may share this machine.
  setPriority(10);
  prepareModel(console.log);
  const tools = { settings: readSettings(), speak: openSpeaker(), say: console.log };
  if (!options.siblings && options.simulation === undefined) await makeRehearsalSounds(ORAL_CONTENT_DIR, tools);
  if (options.rehearsal) return printFaults(simulationDirs);
  if (!options.siblings) {
    await makeAnnouncements(options.content, tools);
    const { listening } = readSamples(options.content);
    await makePieces("sample", path.join(samplesDir(options.content), "audio"), listening.texts, tools);
  }
  if (options.simulation === undefined) await makePieces("sibling", siblingAudioDir(), readHeardTexts(), tools);
  for (const simulationDir of simulationDirs) {
    console.log(path.basename(simulationDir));
    await makeSimulationAudio(simulationDir, tools);
  }
  await printFaults(simulationDirs);
}

function siblingAudioDir(): string {
  return path.join(siblingsDir(options.content), "audio");
}

function readHeardTexts() {
  return listHeardTexts(readSiblings(options.content));
}

async function printVoices(): Promise<void> {
  prepareModel(console.log);
  for (const line of await measureVoices(readSettings(), openSpeaker())) console.log(line);
}

async function printFaults(simulationDirs: readonly string[]): Promise<void> {
  const settings = readSettings();
  const shared = [
    ...checkAnnouncements(options.content, settings),
    ...checkRehearsalSounds(ORAL_CONTENT_DIR, settings),
    ...checkPieces(siblingAudioDir(), readHeardTexts()).map((fault) => `sibling ${fault}`),
  ];
  for (const fault of shared) {
    console.log(fault);
    process.exitCode = 1;
  }
  for (const simulationDir of simulationDirs) {
    const faults = await checkAudio(simulationDir);
    console.log(
      `${path.basename(simulationDir)}: ${faults.length === 0 ? "audio is current" : `${faults.length} faults`}`,
    );
    for (const fault of faults) console.log(`  ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
  }
}

function printPhonemes(simulationDirs: readonly string[]): void {
  const settings = readSettings();
  const dictionary = existsSync(options.dictionary) ? readDictionary(options.dictionary) : undefined;
  if (dictionary === undefined)
    console.log(`No ${options.dictionary} (Debian: festlex-ifd): not compared with a dictionary.`);
  for (const simulationDir of simulationDirs) {
    console.log(`\n${path.basename(simulationDir)}`);
    for (const line of reportPhonemes(readSpokenTexts(simulationDir), settings, dictionary)) console.log(line);
  }
  if (options.simulation !== undefined) return;
  console.log("\nspoken rehearsal");
  const sounds = listWantedSounds(ORAL_CONTENT_DIR, settings).map(({ name, words }) => ({
    title: name,
    texts: [words],
  }));
  for (const line of reportLines(sounds, settings, dictionary)) console.log(line);
}
