/** Names of people, places and shops: outside the vocabulary, and not the same in two simulations. */
import type { Simulation } from "@/lib/exam/content/library";
import type { Remark } from "./fault";
import { listItems, listModels, listTasks, listTexts, sentencesOf } from "./prose";

/** Capitals that are no names: courtesy, and institutions every paper may speak of. */
const NO_NAMES =
  /^(Lei|La|Le|Li|Suo|Sua|Suoi|Sue|Comune|Italia|Europa|Internet|Radio|ASL|CUP|SPID|CPIA|INPS|Questura|Regione|Poste|Centro)$/;
/** Before the name of a street, the same in every town. */
const STREET = /(?<!\p{L})(?:via|viale|piazza|corso|porta)\s+(?:dei\s+|delle\s+)?$/iu;
/** Something stands before in the sentence: a word, perhaps a comma, a quotation mark or an apostrophe. */
const INSIDE = /[\p{L}\d](?:,?\s+[«"]?|['’])$/u;

type Capital = { word: string; isInside: boolean };

/** Names in what is heard, read or written: words with a capital inside a sentence, streets and signatures included. */
export function namesOf(simulation: Simulation): Set<string> {
  return new Set(capitalsOf(simulation, true).flatMap(({ word, isInside }) => (isInside ? [word] : [])));
}

/** Names found in two simulations. A word that begins a sentence counts when it is a name elsewhere and never small. */
export function remarkNames(simulations: readonly Simulation[]): Remark[] {
  const names = new Set(simulations.flatMap((simulation) => [...namesOf(simulation)]));
  const small = new Set(simulations.flatMap(smallWordsOf));
  const isName = ({ word, isInside }: Capital) => isInside || (names.has(word) && !small.has(word.toLowerCase()));
  const seen = new Map<string, number>();
  return simulations.flatMap((simulation) => {
    const own = new Set(
      capitalsOf(simulation, false)
        .filter(isName)
        .map(({ word }) => word),
    );
    return [...own].flatMap((name) => {
      const first = seen.get(name);
      if (first === undefined) seen.set(name, simulation.id);
      return first === undefined
        ? []
        : [{ simulation: simulation.id, message: `the name ${name} is in simulation ${first} too` }];
    });
  });
}

function capitalsOf(simulation: Simulation, withStreets: boolean): Capital[] {
  const signatures = listModels(simulation).flatMap(
    ({ text }) =>
      text
        .split("\n")
        .at(-1)
        ?.match(/\p{Lu}\p{L}+/gu) ?? [],
  );
  const within = allSentences(simulation).flatMap((sentence) =>
    [...sentence.matchAll(/(?<!\p{L})\p{Lu}\p{L}+/gu)].flatMap(({ 0: word, index }) => {
      const before = sentence.slice(0, index);
      if (NO_NAMES.test(word) || (!withStreets && STREET.test(before))) return [];
      return [{ word, isInside: INSIDE.test(before) }];
    }),
  );
  return [...within, ...signatures.map((word) => ({ word, isInside: true }))];
}

function smallWordsOf(simulation: Simulation): string[] {
  return allSentences(simulation).flatMap((sentence) => sentence.match(/(?<!\p{L})\p{Ll}+/gu) ?? []);
}

function allSentences(simulation: Simulation): string[] {
  const pieces = [listTexts, listItems, listTasks, listModels].flatMap((list) => list(simulation));
  return pieces.flatMap(({ text }) => sentencesOf(text));
}
