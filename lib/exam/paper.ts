import type { KeyedQuestion, Paper } from "@/lib/exam/kinds/question";
import { type Papers, type SectionContent, type Simulation, toPapers, type ViewOf } from "@/lib/exam/kinds/table";
import type { QuestionSection, Section } from "@/lib/exam/sections";

const opened = new WeakMap<Simulation, Papers>();

/** A section of a simulation, ready for use; cached. */
export function paperOf<S extends Section>(simulation: Simulation, section: S): Paper<ViewOf<S>> {
  const papers = opened.get(simulation) ?? toPapers(simulation);
  opened.set(simulation, papers);
  return papers[section];
}

/** Questions with their keys (server only). */
export function keyedQuestions(simulation: Simulation, section: QuestionSection): readonly KeyedQuestion[] {
  return paperOf(simulation, section).questions;
}

/** As shown on the exam page and by `GET /api/exam/{simulationId}/{section}`; with keys if `isCorrected`. */
export function toSectionContent<S extends Section>(
  simulation: Simulation,
  section: S,
  isCorrected: boolean,
  locale: string,
): ViewOf<S> {
  return paperOf(simulation, section).view(isCorrected, locale);
}

/** A section that may not be read yet: its frame without content. */
export function withoutContent<V extends SectionContent>(view: V): V {
  const blank = {
    instructions: "",
    questions: [],
    passage: { title: "", parts: [] },
    text: "",
    prompt: "",
    options: [],
  };
  return { ...view, ...Object.fromEntries(Object.entries(blank).filter(([name]) => name in view)) };
}
