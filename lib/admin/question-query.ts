import { z } from "zod";
import type { QuestionHealth } from "@/lib/admin/queries/question-health";
import { toUrl } from "@/lib/admin/url";
import { QUESTION_SECTIONS } from "@/lib/exam/sections";

export const SORTS = ["place", "facility", "discrimination", "unanswered", "time", "learners"] as const;
export type Sort = (typeof SORTS)[number];

export const SHOW_FILTERS = ["all", "look", "flagged"] as const;

const questionQuerySchema = z.object({
  section: z.enum(QUESTION_SECTIONS).nullable().catch(null),
  show: z.enum(SHOW_FILTERS).catch("all"),
  sort: z.enum(SORTS).catch("place"),
  dir: z.enum(["asc", "desc"]).catch("asc"),
});

export type QuestionQuery = z.output<typeof questionQuerySchema>;

/** Parses the query of the questions table; invalid values get the default. */
export function parseQuestionQuery(params: Readonly<Record<string, unknown>>): QuestionQuery {
  return questionQuerySchema.parse({ section: null, ...params });
}

/** The address of a simulation's questions with a choice, without default values. */
export function questionsUrl(simulationId: number, { section, show, sort, dir }: QuestionQuery): string {
  return toUrl(`/admin/questions/${simulationId}`, {
    section,
    show: show === "all" ? null : show,
    sort: sort === "place" ? null : sort,
    dir: dir === "asc" ? null : dir,
  });
}

/** Filters and sorts questions; those without the sorted figure come last in both directions. */
export function filterAndSort(questions: readonly QuestionHealth[], { section, show, sort, dir }: QuestionQuery) {
  const matching = questions.filter(
    (one) =>
      (section === null || one.section === section) &&
      (show === "all" || (show === "look" ? one.reasons.length > 0 : one.flag !== null)),
  );
  if (sort === "place") return dir === "asc" ? matching : matching.toReversed();
  const sign = dir === "asc" ? 1 : -1;
  return matching.toSorted((a, b) => {
    const [left, right] = [sortValue(a, sort), sortValue(b, sort)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return sign * (left - right);
  });
}

function sortValue(question: QuestionHealth, sort: Exclude<Sort, "place">): number | null {
  if (sort === "unanswered") return question.learners === 0 ? null : question.unanswered.share;
  if (sort === "time") return question.time?.medianSeconds ?? null;
  return question[sort];
}
