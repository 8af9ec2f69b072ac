/** The model answers of the writing: their points, their levels, and what a paper's models show together. */
import type { Simulation } from "@/lib/exam/content/library";
import { CRITERIA, CRITERION_NAMES, sumCriteria } from "@/lib/exam/criteria";
import type { ModelLevel } from "@/lib/exam/kinds/writing";
import { WRITING_PASS } from "@/lib/exam/score";
import { WRITING_SECTION } from "@/lib/exam/sections";
import { countWords } from "@/lib/exam/word-count";
import type { ContentFault } from "./fault";

/** Points out of 12 of a model answer. */
const TOTALS: Record<ModelLevel, readonly [min: number, max: number]> = {
  insufficiente: [4, 5],
  quasi: [6, 6],
  sufficiente: [7, 7],
  discreto: [8, 8],
  buono: [9, 10],
  ottimo: [11, 12],
};

/** Totals that a paper shows: both sides of the pass mark, and between the pass and the best. */
const WANTED_TOTALS = [6, 7, 8, 10];

/** A failing model of so many words shows that length alone is not enough. */
const LONG_FAILING = 85;

export function isFailing(level: ModelLevel): boolean {
  return TOTALS[level][1] < WRITING_PASS;
}

/** The points of each model are in the range of its level. */
export function checkModels({ id: simulation, sections }: Simulation): ContentFault[] {
  return sections[WRITING_SECTION].options.flatMap(({ id: question, models }) =>
    models
      .flatMap(({ level, scores }) => {
        const [min, max] = TOTALS[level];
        const total = sumCriteria(scores);
        const high = CRITERION_NAMES.filter((name) => scores[name] > CRITERIA[name]);
        return [
          ...(total < min || total > max ? [`model "${level}" has ${total} points, not ${min} to ${max}`] : []),
          ...high.map((name) => `model "${level}" has more than ${CRITERIA[name]} for ${name}`),
        ];
      })
      .map((message) => ({ simulation, section: WRITING_SECTION, question, message })),
  );
}

export function totalsOf({ sections }: Simulation): number[] {
  const models = sections[WRITING_SECTION].options.flatMap((option) => option.models);
  return models.map(({ scores }) => sumCriteria(scores)).toSorted((a, b) => a - b);
}

/** A paper shows the totals around the pass mark, and a text that fails although it is long enough. */
export function checkModelRange(simulation: Simulation): ContentFault[] {
  const totals = totalsOf(simulation);
  const missing = WANTED_TOTALS.filter((total) => !totals.includes(total));
  const models = simulation.sections[WRITING_SECTION].options.flatMap((option) => option.models);
  const isLongFailure = models.some(({ level, text }) => isFailing(level) && countWords(text) >= LONG_FAILING);
  return [
    ...(missing.length > 0 ? [`no model has ${missing.join(" or ")} points`] : []),
    ...(isLongFailure ? [] : [`no failing model has ${LONG_FAILING} words`]),
  ].map((message) => ({ simulation: simulation.id, section: WRITING_SECTION, message }));
}
