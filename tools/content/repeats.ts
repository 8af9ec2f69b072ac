import type { Simulation } from "@/lib/exam/content/library";
import type { ContentFault } from "./fault";
import { listExplanations, listProse, type Piece, sentencesOf, wordsOf } from "./prose";

/** Shorter sentences ("Buongiorno. Mi dica.") are everyday language. */
const LONG_SENTENCE = 6;

/** Sentences in two simulations. Instructions are the same everywhere and not compared. */
export function checkRepeats(simulations: readonly Simulation[]): ContentFault[] {
  const seen = new Map<string, number>();
  return simulations.flatMap((simulation) => {
    const sentences = new Map<string, Omit<Piece, "text">>();
    for (const { text, ...place } of [...listProse(simulation), ...listExplanations(simulation)]) {
      for (const sentence of sentencesOf(text)) {
        const words = wordsOf(sentence);
        if (words.length >= LONG_SENTENCE) sentences.set(words.join(" "), place);
      }
    }
    return [...sentences].flatMap(([sentence, place]) => {
      const first = seen.get(sentence);
      if (first === undefined) {
        seen.set(sentence, simulation.id);
        return [];
      }
      return [{ simulation: simulation.id, ...place, message: `"${sentence}" is in simulation ${first} too` }];
    });
  });
}
