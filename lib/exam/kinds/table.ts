import type { z } from "zod";
import type { simulationSchema } from "@/lib/exam/content/schema";
import type { Timings } from "@/lib/exam/content/timings";
import { type ClozeView, clozeSchema, prepareCloze } from "@/lib/exam/kinds/cloze";
import {
  type ListeningView,
  listeningSchema,
  prepareListening,
  spokenChoiceSchema,
  spokenStatementSchema,
} from "@/lib/exam/kinds/listening";
import type { PreparedSection, SectionQuestion } from "@/lib/exam/kinds/question";
import { prepareReading, type ReadingView, readingSchema } from "@/lib/exam/kinds/reading";
import { prepareWriting, type WritingView, writingSchema } from "@/lib/exam/kinds/writing";
import { type Kind, mapSections, type QuestionSection, SECTION_TABLE, type Section } from "@/lib/exam/sections";
import { memoize } from "@/lib/memoize";

const { ascolto1, ascolto2, lettura, cloze } = SECTION_TABLE;

export const SECTION_SCHEMAS = {
  ascolto1: listeningSchema(spokenChoiceSchema, ascolto1.form),
  ascolto2: listeningSchema(spokenStatementSchema, ascolto2.form),
  lettura: readingSchema(lettura.form),
  cloze: clozeSchema(cloze.form),
  scrittura: writingSchema,
} as const satisfies Record<Section, z.ZodType<{ kind: Kind }>>;

type SectionSources = { [S in Section]: z.infer<(typeof SECTION_SCHEMAS)[S]> };

/** A simulation as read from its files, with keys (server only). */
export type Simulation = z.infer<typeof simulationSchema> & { sections: SectionSources; timings: Timings };

export type QuestionsSource = SectionSources[QuestionSection];

export type Views = { listening: ListeningView; reading: ReadingView; cloze: ClozeView; writing: WritingView };

/** The fields of a section that may leave the server. */
export type ViewOf<S extends Section> = Views[(typeof SECTION_TABLE)[S]["kind"]];
export type SectionContent = Views[Kind];

type PreparedSections = { [S in Section]: PreparedSection<ViewOf<S>> };

const PREPARE: {
  readonly [S in Section]: (section: S, source: SectionSources[S], simulation: Simulation) => PreparedSections[S];
} = {
  ascolto1: prepareListening,
  ascolto2: prepareListening,
  lettura: prepareReading,
  cloze: prepareCloze,
  scrittura: prepareWriting,
};

function prepareSections(simulation: Simulation): PreparedSections {
  const prepare = <S extends Section>(name: S) => PREPARE[name](name, simulation.sections[name], simulation);
  return mapSections(prepare) as PreparedSections;
}

const sectionsOf = memoize(prepareSections);

/** A section of a simulation, ready for use; cached. */
export function prepareSection<S extends Section>(simulation: Simulation, section: S): PreparedSection<ViewOf<S>> {
  return sectionsOf(simulation)[section];
}

/** Questions with their keys (server only). */
export function keyedQuestions(simulation: Simulation, section: QuestionSection): readonly SectionQuestion[] {
  return prepareSection(simulation, section).questions;
}

/** As shown on the exam page and by `GET /api/exam/{simulationId}/{section}`; with keys if `isCorrected`. */
export function toSectionContent<S extends Section>(
  simulation: Simulation,
  section: S,
  isCorrected: boolean,
  locale: string,
): ViewOf<S> {
  return prepareSection(simulation, section).view(isCorrected, locale);
}

/** The view of a section that may not be shown yet: all fields, but no content. */
export function toBlankContent<S extends Section>(simulation: Simulation, section: S, locale: string): ViewOf<S> {
  return prepareSection(simulation, section).blankView(locale);
}
