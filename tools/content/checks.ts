import path from "node:path";
import { ZodError } from "zod";
import type { Blind } from "@/lib/exam/content/blind";
import { readSimulation, type Simulation } from "@/lib/exam/content/library";
import { readSamples } from "@/lib/exam/content/samples";
import { listSimulationFolders } from "@/lib/product/simulation-folders";
import { checkAudio } from "../audio/check";
import { checkMeaning, checkNamed, checkSums } from "./asked";
import { checkBlind, checkExpectations, checkGuessing, findBlind, findBlindRemarks, findLevelRemarks } from "./blind";
import { checkCopying } from "./copying";
import { checkCues } from "./cues";
import { checkEvidence } from "./evidence";
import { checkExplanations } from "./explanations";
import type { ContentFault, Remark } from "./fault";
import { checkGlosses } from "./glosses";
import { checkGrammar, findGrammarRemarks } from "./grammar";
import { checkPatterns, checkPlaces, checkRuns, checkSpread } from "./keys";
import { checkModelRange, checkModels } from "./models";
import { checkChoicePatterns, checkForms, checkListeningLengths, checkSpeakers, checkTexts } from "./mould";
import { findNameRemarks } from "./names";
import { checkOptions } from "./options";
import { checkKeyPositions, checkRaised } from "./raised";
import { checkRepeats } from "./repeats";
import { checkSampleRecording, checkSamples } from "./samples";
import {
  checkInstitutions,
  checkInterruptions,
  checkOpenings,
  checkSpeech,
  checkVocatives,
  findOverlapRemarks,
} from "./speech";
import { checkCounts, checkGaps, checkWordCounts } from "./structure";
import type { IsWord } from "./verb-forms";
import { checkVocabulary, type Vocabulary } from "./vocabulary";

export type SimulationFolder = { directory: string; simulation: Simulation; blind: Blind | undefined };
export type LanguageData = { isWord: IsWord; vocabulary: Vocabulary };

/** Checks of what the papers share. */
const CHECKS_OF_ALL = [
  ...[checkPatterns, checkPlaces, checkRepeats, checkKeyPositions, checkOpenings, checkInstitutions],
  ...[checkTexts, checkChoicePatterns, checkSpeakers, checkListeningLengths, checkForms],
  ...[checkMeaning, checkSums, checkCues],
];

/** The simulations with their blind readings, and a fault for each whose files are malformed. */
export function readSimulations(contentDir: string): { folders: SimulationFolder[]; faults: ContentFault[] } {
  const folders: SimulationFolder[] = [];
  const faults: ContentFault[] = [];
  for (const name of listSimulationFolders(contentDir).toSorted()) {
    const directory = path.join(contentDir, name);
    try {
      folders.push({ directory, simulation: readSimulation(directory), blind: findBlind(directory) });
    } catch (error) {
      if (!(error instanceof ZodError || error instanceof SyntaxError)) throw error;
      faults.push({ simulation: Number(name.slice("simulation-".length)), message: error.message });
    }
  }
  return { folders, faults };
}

export function checkContent(simulations: readonly Simulation[], { isWord, vocabulary }: LanguageData): ContentFault[] {
  const each = simulations.flatMap((simulation) => [
    ...checkCounts(simulation),
    ...checkWordCounts(simulation),
    ...checkModels(simulation),
    ...checkModelRange(simulation),
    ...checkGaps(simulation),
    ...checkSpread(simulation),
    ...checkRuns(simulation),
    ...checkOptions(simulation),
    ...checkCopying(simulation),
    ...checkEvidence(simulation),
    ...checkExplanations(simulation),
    ...checkGlosses(simulation),
    ...checkNamed(simulation),
    ...checkSpeech(simulation),
    ...checkInterruptions(simulation),
    ...checkVocatives(simulation),
    ...checkRaised(simulation),
    ...checkGrammar(simulation, isWord),
    ...checkVocabulary(simulation, vocabulary),
  ]);
  return [...each, ...CHECKS_OF_ALL.flatMap((check) => check(simulations))];
}

/** The faults of `npm run audio -- --check`. @param directory the simulation's folder */
export async function checkRecordings({ id }: Simulation, directory: string): Promise<ContentFault[]> {
  return (await checkAudio(directory)).map((message) => ({ simulation: id, message: `audio: ${message}` }));
}

export async function checkDerivedFiles(folders: readonly SimulationFolder[]): Promise<ContentFault[]> {
  const faults = folders.map(async ({ directory, simulation, blind }) => [
    ...(await checkRecordings(simulation, directory)),
    ...checkBlind(simulation, blind),
  ]);
  return [...(await Promise.all(faults)).flat(), ...checkExpectations(folders), ...checkGuessing(folders)];
}

export function listRemarks(folders: readonly SimulationFolder[], { isWord }: LanguageData): Remark[] {
  return [
    ...folders.flatMap((one) => [
      ...findGrammarRemarks(one.simulation, isWord),
      ...findBlindRemarks(one.simulation, one.blind),
      ...findOverlapRemarks(one.simulation),
    ]),
    ...findLevelRemarks(folders),
    ...findNameRemarks(folders.map(({ simulation }) => simulation)),
  ];
}

/** Faults of the samples and their recording; unreadable samples are one fault. */
export function checkSampleFolder(contentDir: string): ContentFault[] {
  try {
    const samples = readSamples(contentDir);
    return [...checkSamples(samples), ...checkSampleRecording(samples, contentDir)];
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return [{ simulation: 0, message: `samples: ${error.message}` }];
  }
}
