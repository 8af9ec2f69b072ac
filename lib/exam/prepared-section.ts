import type { PreparedSection, SectionQuestion } from "@/lib/exam/kinds/question";
import { prepareSections, type Simulation, type ViewOf } from "@/lib/exam/kinds/table";
import type { QuestionSection, Section } from "@/lib/exam/sections";
import { memoize } from "@/lib/memoize";

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
