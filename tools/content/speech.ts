import type { Simulation } from "@/lib/exam/content/library";
import { LISTENING_SECTIONS } from "@/lib/exam/sections";
import type { ContentFault } from "./fault";
import { listItems, listTexts, sentencesOf, spokenProse, wordsOf } from "./prose";

/** Average words per spoken sentence of a paper. */
const SENTENCE = { least: 8, most: 12 };

/** A first sentence up to this length is a formula; one formula may open two texts. */
const FORMULA_WORDS = 5;
const SHARED_FORMULAS = 1;

const INSTITUTIONS =
  /(?<!\p{L})(ASL|CUP|SPID|CPIA|INPS|ACI|pagoPA|Questura|Prefettura|Comune|Regione|Poste|patronato|CAF|anagrafe|tessera sanitaria|marca da bollo|carta d'identità elettronica|permesso di soggiorno|Centro per l'impiego|Agenzia delle Entrate|Polizia locale|fascicolo sanitario|codice fiscale|Pronto soccorso|guardia medica)(?!\p{L})/giu;
const MIN_INSTITUTIONS = 12;

/** A person addressed without a comma before the name or title. */
const BARE_VOCATIVE =
  /(?<!\p{L})(?:[Bb]uongiorno|[Bb]uonasera|[Cc]iao|[Ss]alve|[Ss]cus[ia]|[Ss]enta|[Gg]razie|[Pp]rego)\s+(?:signor[ae]?|signori|dottor(?:e|essa)|\p{Lu}\p{Ll}+)/gu;

export function meanSentence({ sections }: Simulation): number {
  const texts = LISTENING_SECTIONS.flatMap((section) => sections[section].texts);
  const sentences = texts.flatMap(({ turns }) => turns.flatMap(({ text }) => sentencesOf(text)));
  return sentences.reduce((sum, sentence) => sum + wordsOf(sentence).length, 0) / sentences.length;
}

export function checkSentences(simulation: Simulation): ContentFault[] {
  const mean = meanSentence(simulation);
  if (mean >= SENTENCE.least && mean <= SENTENCE.most) return [];
  return [{ simulation: simulation.id, message: `spoken sentences have ${mean.toFixed(1)} words on average` }];
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
