/**
 * `npm run content`: checks the simulations and the topics of the spoken rehearsal. Prints a table per simulation,
 * remarks to review, facts about citizenship that are due to be checked again, and faults; exit code 1 on a fault.
 * `-- --translated` records that the translations follow the current Italian.
 */
import path from "node:path";
import { listFactsToRecheck, RECHECK_MONTHS } from "@/lib/citizenship/recheck";
import { ORAL_CONTENT_DIR } from "@/lib/oral/content/topics";
import { italianDictionary } from "@/lib/writing/hunspell";
import { checkRehearsalSounds } from "../audio/rehearsal";
import { readSettings } from "../audio/settings";
import { findTimings } from "../audio/simulation";
import { describeAsked } from "./asked";
import { describeExpectations } from "./blind";
import { checkContent, checkDerivedFiles, checkSampleFolder, listRemarks, readSimulations } from "./checks";
import { describeCues } from "./cues";
import { describeFault } from "./fault";
import { describeMould } from "./mould";
import { inspectOral, toOralFault } from "./oral";
import { inspectSiblings } from "./siblings";
import { describeSpeech } from "./speech";
import { describeSimulation } from "./table";
import { checkTranslated, storeTranslated } from "./translated";
import { readVocabulary } from "./vocabulary";

const CONTENT_DIR = path.join(import.meta.dirname, "../../lib/exam/content");

if (process.argv.includes("--translated")) storeTranslated(CONTENT_DIR);

const dictionary = await italianDictionary();
const languages = { isWord: dictionary.spell, vocabulary: readVocabulary() };
const { folders, faults: unreadable } = readSimulations(CONTENT_DIR);
const simulations = folders.map(({ simulation }) => simulation);

for (const { directory, simulation, blind } of folders) {
  const extras = { blind, timings: findTimings(directory), vocabulary: languages.vocabulary };
  console.log(`${describeSimulation(simulation, extras).join("\n")}\n`);
}
const siblings = inspectSiblings(CONTENT_DIR, simulations, languages);
const oral = inspectOral(ORAL_CONTENT_DIR);
console.log(`${siblings.line}\n`);
console.log(`${oral.lines.join("\n")}\n`);
console.log(`${describeMould(simulations).join("\n")}\n`);
const across = [describeAsked(simulations), describeCues(simulations), describeSpeech(simulations)];
console.log(`${[...across, ...describeExpectations(folders)].join("\n")}\n`);
const faults = [
  ...unreadable,
  ...checkContent(simulations, languages),
  ...(await checkDerivedFiles(folders)),
  ...checkSampleFolder(CONTENT_DIR),
  ...siblings.faults,
  ...oral.faults,
  ...checkRehearsalSounds(ORAL_CONTENT_DIR, readSettings()).map(toOralFault),
  ...checkTranslated(CONTENT_DIR),
];
printList("Remarks", [...listRemarks(folders, languages), ...siblings.remarks].map(describeFault));
printList(
  `Facts about citizenship and the exam, not checked for ${RECHECK_MONTHS} months`,
  listFactsToRecheck(new Date()).map(({ name, checkedAt }) => `${name}: checked on ${checkedAt}`),
);
printList("Faults", faults.map(describeFault));
if (folders.length === 0 || faults.length > 0) process.exitCode = 1;

function printList(title: string, lines: string[]): void {
  console.log(`${title}: ${lines.length}${lines.map((line) => `\n  ${line}`).join("")}\n`);
}
