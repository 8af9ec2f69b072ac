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
import type { PreparedSection } from "@/lib/exam/kinds/question";
import { prepareReading, type ReadingView, readingSchema } from "@/lib/exam/kinds/reading";
import { prepareWriting, type WritingView, writingSchema } from "@/lib/exam/kinds/writing";
import { type Kind, mapSections, type QuestionSection, SECTION_TABLE, type Section } from "@/lib/exam/sections";

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

export type PreparedSections = { [S in Section]: PreparedSection<ViewOf<S>> };

const PREPARE: {
  readonly [S in Section]: (section: S, source: SectionSources[S], simulation: Simulation) => PreparedSections[S];
} = {
  ascolto1: prepareListening,
  ascolto2: prepareListening,
  lettura: prepareReading,
  cloze: prepareCloze,
  scrittura: prepareWriting,
};

export function prepareSections(simulation: Simulation): PreparedSections {
  const prepare = <S extends Section>(name: S) => PREPARE[name](name, simulation.sections[name], simulation);
  return mapSections(prepare) as PreparedSections;
}
