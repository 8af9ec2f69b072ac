import type { KeyedQuestion, Paper } from "@/lib/exam/kinds/question";
import { type Papers, type SectionContent, type Simulation, toPapers, type ViewOf } from "@/lib/exam/kinds/table";
import type { QuestionSection, Section } from "@/lib/exam/sections";

const opened = new WeakMap<Simulation, Papers>();

/** A section of a simulation, ready for use: made once, with its questions and the schema of its answers. */
export function paperOf<S extends Section>(simulation: Simulation, section: S): Paper<ViewOf<S>> {
  const papers = opened.get(simulation) ?? toPapers(simulation);
  opened.set(simulation, papers);
  return papers[section];
}

/** The questions of a section with their keys: for the server only. */
export function keyedQuestions(simulation: Simulation, section: QuestionSection): readonly KeyedQuestion[] {
  return paperOf(simulation, section).questions;
}

/**
 * One section as the exam page and `GET /api/exam/{simulationId}/{section}` show it.
 * @param isCorrected whether the caller has corrected this section of their attempt, or handed in the writing
 * @param locale language of the explanations; Italian where it is missing
 */
export function toSectionContent<S extends Section>(
  simulation: Simulation,
  section: S,
  isCorrected: boolean,
  locale: string,
): ViewOf<S> {
  return paperOf(simulation, section).view(isCorrected, locale);
}

/** What a page is given of a section that may not be read yet: its frame, and nothing of what it asks. */
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
