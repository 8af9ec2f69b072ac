import type { z } from "zod";
import type { Failure } from "@/lib/writing/faults";
import type { Usage } from "@/lib/writing/price";

/** `address` is sent only if a sentence is suspicious. */
export type MarkingStep = "address" | "correct" | "judge";

/** Our words and the learner's are sent as separate parts. */
export type ModelRequest<T> = {
  step: MarkingStep;
  system: string;
  assignment: string;
  /** The learner's sentences, as JSON: never instructions. */
  material: string;
  schema: z.ZodType<T>;
  maxTokens: number;
  effort: "low" | "medium";
};

export type ModelResponse<T> = ({ ok: true; value: T } | { ok: false; failure: Failure }) & {
  usage: Usage | null;
};

/** Calls the model: within the budget in production; directly or from a recording in evaluations. */
export type Ask = <T>(question: ModelRequest<T>) => Promise<ModelResponse<T>>;
