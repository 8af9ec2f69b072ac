import type { Simulation } from "@/lib/exam/content/library";
import type { Remark } from "./fault";
import { listModels, listProse, sentencesOf } from "./prose";

/** Capitalised words that are not names: courtesy forms, and institutions allowed in every paper. */
const NO_NAMES =
  /^(Lei|La|Le|Li|Suo|Sua|Suoi|Sue|Comune|Italia|Europa|Internet|Radio|ASL|CUP|SPID|CPIA|INPS|Questura|Regione|Poste|Centro)$/;
/** Text before a street name; the same streets exist in every town. */
const STREET = /(?<!\p{L})(?:via|viale|piazza|corso|porta)\s+(?:dei\s+|delle\s+)?$/iu;
/** Text before a word that is not the first of its sentence. */
const INSIDE = /[\p{L}\d](?:,?\s+[«"]?|['’])$/u;

type CapitalizedWord = { word: string; isInside: boolean };

/** Capitalised words inside sentences, streets and signatures included. */
export function namesOf(simulation: Simulation): Set<string> {
  return new Set(capitalsOf(simulation, true).flatMap(({ word, isInside }) => (isInside ? [word] : [])));
}

/** Names in two simulations. A word that starts a sentence counts if it is a name elsewhere and never lower-case. */
export function findNameRemarks(simulations: readonly Simulation[]): Remark[] {
  const names = new Set(simulations.flatMap((simulation) => [...namesOf(simulation)]));
  const lowercase = new Set(simulations.flatMap(lowercaseWordsOf));
  const isName = ({ word, isInside }: CapitalizedWord) =>
    isInside || (names.has(word) && !lowercase.has(word.toLowerCase()));
  const seen = new Map<string, number>();
  return simulations.flatMap((simulation) => {
    const found = capitalsOf(simulation, false).filter(isName);
    return [...new Set(found.map(({ word }) => word))].flatMap((name) => {
      const first = seen.get(name);
      if (first !== undefined)
        return [{ simulation: simulation.id, message: `the name ${name} is in simulation ${first} too` }];
      seen.set(name, simulation.id);
      return [];
    });
  });
}

function capitalsOf(simulation: Simulation, withStreets: boolean): CapitalizedWord[] {
  const lastLines = listModels(simulation).map(({ text }) => text.split("\n").at(-1));
  const signatures = lastLines.flatMap((line) => line?.match(/\p{Lu}\p{L}+/gu) ?? []);
  const within = allSentences(simulation).flatMap((sentence) =>
    [...sentence.matchAll(/(?<!\p{L})\p{Lu}\p{L}+/gu)].flatMap(({ 0: word, index }) => {
      const before = sentence.slice(0, index);
      if (NO_NAMES.test(word) || (!withStreets && STREET.test(before))) return [];
      return [{ word, isInside: INSIDE.test(before) }];
    }),
  );
  return [...within, ...signatures.map((word) => ({ word, isInside: true }))];
}

function lowercaseWordsOf(simulation: Simulation): string[] {
  return allSentences(simulation).flatMap((sentence) => sentence.match(/(?<!\p{L})\p{Ll}+/gu) ?? []);
}

function allSentences(simulation: Simulation): string[] {
  return listProse(simulation).flatMap(({ text }) => sentencesOf(text));
}
