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
import type { Kind, KindOf, ListeningSection, QuestionSection, Section } from "@/lib/exam/sections";

export const SECTION_SCHEMAS = {
  ascolto1: listeningSchema(spokenChoiceSchema, { texts: 6, questions: 6 }),
  ascolto2: listeningSchema(spokenStatementSchema, { texts: 2, questions: 12 }),
  lettura: readingSchema,
  cloze: clozeSchema,
  scrittura: writingSchema,
} as const satisfies Record<Section, z.ZodType<{ kind: Kind }>>;

/** A simulation as read from its files, with keys (server only). */
export type Simulation = z.infer<typeof simulationSchema> & {
  sections: { [S in Section]: z.infer<(typeof SECTION_SCHEMAS)[S]> };
  timings: Timings;
};

export type QuestionsSource = Simulation["sections"][QuestionSection];

type Views = { listening: ListeningView; reading: ReadingView; cloze: ClozeView; writing: WritingView };

/** What of a section may leave the server. */
export type ViewOf<S extends Section> = Views[KindOf<S>];
export type SectionContent = Views[Kind];

export type PreparedSections = { [S in Section]: PreparedSection<ViewOf<S>> };

export function prepareSections({ id, sections, timings }: Simulation): PreparedSections {
  const prepare = <S extends ListeningSection>(section: S) =>
    prepareListening(section, sections[section], { simulationId: id, timed: timings.sections[section] });
  return {
    ascolto1: prepare("ascolto1"),
    ascolto2: prepare("ascolto2"),
    lettura: prepareReading("lettura", sections.lettura),
    cloze: prepareCloze("cloze", sections.cloze),
    scrittura: prepareWriting("scrittura", sections.scrittura),
  };
}
