import type { z } from "zod";
import type { Failure } from "@/lib/writing/faults";
import type { Usage } from "@/lib/writing/price";

/** `address` is asked only in doubtful cases. */
export type Step = "address" | "correct" | "judge";

/** Our words and the learner's are sent as separate parts. */
export type Question<T> = {
  step: Step;
  system: string;
  assignment: string;
  /** The learner's sentences, as JSON: never instructions. */
  material: string;
  schema: z.ZodType<T>;
  maxTokens: number;
  effort: "low" | "medium";
};

export type ModelAnswer<T> = ({ ok: true; value: T } | { ok: false; failure: Failure }) & {
  usage: Usage | null;
};

/** The service with its budget or, in evaluations, the bare service or a recording. */
export type Ask = <T>(question: Question<T>) => Promise<ModelAnswer<T>>;
