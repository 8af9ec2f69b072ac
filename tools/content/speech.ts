import type { Simulation } from "@/lib/exam/content/library";
import { LISTENING_SECTIONS } from "@/lib/exam/sections";
import { countWords } from "@/lib/exam/word-count";
import type { ContentFault, Remark } from "./fault";
import { fillersIn } from "./fillers";
import { listItems, listTexts, sentencesOf, spokenProse, wordsOf } from "./prose";

/** Median words of a paper's spoken sentences. */
const SENTENCE = { least: 8, most: 11 };
/** A paper has at least so many sentences of so many words. */
const LONG_SENTENCE = { words: 15, least: 3 };

/** In 100 words of a paper's listening: more have no function. */
const MAX_FILLERS = 3;

/** Number of turns in a paper that interrupt the turn before. */
const INTERRUPTIONS = { least: 3, most: 5 };
/** Words at a join that two voices speak at once. */
const JOIN_WORDS = 2;

/** A first sentence up to this length is a formula; one formula may open two texts. */
const FORMULA_WORDS = 5;
const SHARED_FORMULAS = 1;

export const INSTITUTIONS =
  /(?<!\p{L})(ASL|CUP|SPID|CPIA|INPS|ACI|pagoPA|Questura|Prefettura|Comune|Regione|Poste|patronato|CAF|anagrafe|tessera sanitaria|marca da bollo|carta d'identità elettronica|permesso di soggiorno|Centro per l'impiego|Agenzia delle Entrate|Polizia locale|fascicolo sanitario|codice fiscale|Pronto soccorso|guardia medica)(?!\p{L})/giu;
const MIN_INSTITUTIONS = 12;

/** A person addressed without a comma before the name or title. */
const BARE_VOCATIVE =
  /(?<!\p{L})(?:[Bb]uongiorno|[Bb]uonasera|[Cc]iao|[Ss]alve|[Ss]cus[ia]|[Ss]enta|[Gg]razie|[Pp]rego)\s+(?:signor[ae]?|signori|dottor(?:e|essa)|\p{Lu}\p{Ll}+)/gu;

const listSpoken = ({ sections }: Simulation) => LISTENING_SECTIONS.flatMap((section) => sections[section].texts);

export type SpeechMeasures = { median: number; long: number; fillers: number; interruptions: number };

/** `median` words of a sentence, number of `long` ones, `fillers` in 100 words, turns that interrupt. */
export function measureSpokenStyle(simulation: Simulation): SpeechMeasures {
  const texts = listSpoken(simulation);
  const turns = texts.flatMap((text) => text.turns);
  const lengths = turns.flatMap(({ text }) => sentencesOf(text)).map(countWords);
  return {
    median: median(lengths),
    long: lengths.filter((words) => words >= LONG_SENTENCE.words).length,
    fillers: fillersIn(texts.map(spokenProse).join(" "), 100),
    interruptions: turns.filter(({ overlap }) => overlap).length,
  };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (index: number) => sorted[Math.floor(index)] ?? Number.NaN;
  return (at((sorted.length - 1) / 2) + at(sorted.length / 2)) / 2;
}

export function checkSpeech(simulation: Simulation): ContentFault[] {
  const { median, long, fillers, interruptions } = measureSpokenStyle(simulation);
  const { least, most } = INTERRUPTIONS;
  return [
    ...(median >= SENTENCE.least && median <= SENTENCE.most
      ? []
      : [`the median spoken sentence has ${median} words, not ${SENTENCE.least} to ${SENTENCE.most}`]),
    ...(long >= LONG_SENTENCE.least
      ? []
      : [`${long} spoken sentences have ${LONG_SENTENCE.words} words, at least ${LONG_SENTENCE.least} wanted`]),
    ...(Number(fillers.toFixed(1)) <= MAX_FILLERS
      ? []
      : [`${fillers.toFixed(1)} fillers in 100 words, at most ${MAX_FILLERS} wanted`]),
    ...(interruptions >= least && interruptions <= most
      ? []
      : [`${interruptions} turns interrupt, not ${least} to ${most}`]),
  ].map((message) => ({ simulation: simulation.id, message }));
}

/** Turns that cannot interrupt: the first of a text, and one of the same speaker. */
export function checkInterruptions(simulation: Simulation): ContentFault[] {
  return listSpoken(simulation).flatMap(({ id, turns }) =>
    turns.flatMap(({ overlap, speaker }, index) => {
      const before = turns[index - 1];
      if (!overlap || (before && before.speaker !== speaker)) return [];
      return [{ simulation: simulation.id, message: `turn ${index} of ${id} interrupts nobody` }];
    }),
  );
}

/** Questions whose evidence is said while two voices speak at once. */
export function findOverlapRemarks({ id: simulation, sections }: Simulation): Remark[] {
  return LISTENING_SECTIONS.flatMap((section) =>
    sections[section].questions.flatMap(({ id: question, evidence }) => {
      const turns = sections[section].texts.find(({ id }) => id === evidence.text)?.turns ?? [];
      const words = turns[evidence.turn]?.text.split(/\s+/) ?? [];
      const lost = [
        ...(turns[evidence.turn]?.overlap ? [words.slice(0, JOIN_WORDS)] : []),
        ...(turns[evidence.turn + 1]?.overlap ? [words.slice(-JOIN_WORDS)] : []),
      ].map((join) => join.join(" "));
      const covered = lost.filter((join) => evidence.quote.includes(join));
      return covered.map((join) => ({ simulation, section, question, message: `two voices say "${join}" at once` }));
    }),
  );
}

export function checkVocatives(simulation: Simulation): ContentFault[] {
  return [...listTexts(simulation), ...listItems(simulation)].flatMap(({ text, ...place }) =>
    (text.match(BARE_VOCATIVE) ?? []).map((found) => {
      return { simulation: simulation.id, ...place, message: `no comma before the person addressed: "${found}"` };
    }),
  );
}

export function checkOpenings(simulations: readonly Simulation[]): ContentFault[] {
  const formulas = countFormulas(simulations);
  const shared = [...formulas.keys()].filter((formula) => (formulas.get(formula) ?? 0) > 1);
  const often = shared.filter((formula) => (formulas.get(formula) ?? 0) > 2);
  if (shared.length <= SHARED_FORMULAS && often.length === 0) return [];
  return [{ simulation: 0, message: `texts open alike: ${shared.map((formula) => `"${formula}"`).join(", ")}` }];
}

function countFormulas(simulations: readonly Simulation[]): Map<string, number> {
  const texts = simulations.flatMap(({ sections }) => LISTENING_SECTIONS.flatMap((section) => sections[section].texts));
  const openings = texts.map((text) => wordsOf(sentencesOf(spokenProse(text))[0] ?? ""));
  const formulas = new Map<string, number>();
  for (const words of openings.filter(({ length }) => length <= FORMULA_WORDS)) {
    const formula = words.join(" ");
    formulas.set(formula, (formulas.get(formula) ?? 0) + 1);
  }
  return formulas;
}

export function listInstitutions(simulations: readonly Simulation[]): string[] {
  const found = simulations
    .flatMap(listTexts)
    .flatMap(({ text }) => text.replaceAll("’", "'").match(INSTITUTIONS) ?? [])
    .map((name) => name.toLowerCase());
  return [...new Set(found)].toSorted();
}

export function checkInstitutions(simulations: readonly Simulation[]): ContentFault[] {
  const count = listInstitutions(simulations).length;
  if (count >= MIN_INSTITUTIONS) return [];
  return [{ simulation: 0, message: `only ${count} institutions are named, not ${MIN_INSTITUTIONS}` }];
}

export function describeSpeech(simulations: readonly Simulation[]): string {
  const shared = [...countFormulas(simulations).values()].filter((count) => count > 1).length;
  const institutions = `${listInstitutions(simulations).length} institutions named, at least ${MIN_INSTITUTIONS} wanted`;
  return `${institutions}; ${shared} opening formulas of more than one text, at most ${SHARED_FORMULAS} wanted`;
}
