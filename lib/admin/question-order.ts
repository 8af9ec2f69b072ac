import { z } from "zod";
import type { QuestionHealth } from "@/lib/admin/queries/question-health";
import { QUESTION_SECTIONS } from "@/lib/exam/sections";

export const SORTS = ["place", "facility", "discrimination", "unanswered", "time", "learners"] as const;
export type Sort = (typeof SORTS)[number];

export const SHOWN = ["all", "look", "flagged"] as const;

const choiceSchema = z.object({
  section: z.enum(QUESTION_SECTIONS).nullable().catch(null),
  show: z.enum(SHOWN).catch("all"),
  sort: z.enum(SORTS).catch("place"),
  dir: z.enum(["asc", "desc"]).catch("asc"),
});

export type Choice = z.output<typeof choiceSchema>;

/** Parses the query of the questions table; invalid values get the default. */
export function parseChoice(params: Readonly<Record<string, unknown>>): Choice {
  return choiceSchema.parse({ section: null, ...params });
}

/** The query string of a choice, without default values. */
export function toQuery({ section, show, sort, dir }: Choice): string {
  const query = new URLSearchParams({
    ...(section ? { section } : {}),
    ...(show === "all" ? {} : { show }),
    ...(sort === "place" ? {} : { sort }),
    ...(dir === "asc" ? {} : { dir }),
  });
  return query.size > 0 ? `?${query}` : "";
}

/** Filters and sorts questions; those without the sorted figure come last in both directions. */
export function arrange(questions: readonly QuestionHealth[], { section, show, sort, dir }: Choice): QuestionHealth[] {
  const wanted = questions.filter(
    (one) =>
      (section === null || one.section === section) &&
      (show === "all" || (show === "look" ? one.reasons.length > 0 : one.flag !== null)),
  );
  if (sort === "place") return dir === "asc" ? wanted : wanted.toReversed();
  const sign = dir === "asc" ? 1 : -1;
  return wanted.toSorted((a, b) => {
    const [left, right] = [figureOf(a, sort), figureOf(b, sort)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return sign * (left - right);
  });
}

function figureOf(question: QuestionHealth, sort: Exclude<Sort, "place">): number | null {
  if (sort === "unanswered") return question.learners === 0 ? null : question.unanswered.share;
  if (sort === "time") return question.time?.medianSeconds ?? null;
  return question[sort];
}
