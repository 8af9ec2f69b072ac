import type { z } from "zod";
import type { Failure } from "@/lib/writing/faults";
import type { Usage } from "@/lib/writing/price";

/** Which of the calls: find who is spoken to (only where that is in doubt), correct the sentences, judge the changes. */
export type Step = "address" | "correct" | "judge";

/** One question to the model. Our words and the learner's are sent as separate parts. */
export type Question<T> = {
  step: Step;
  system: string;
  /** The task and what is wanted, as JSON. */
  assignment: string;
  /** The learner's sentences, as JSON: material, never instruction. */
  material: string;
  schema: z.ZodType<T>;
  maxTokens: number;
  effort: "low" | "medium";
};

export type ModelAnswer<T> = ({ ok: true; value: T } | { ok: false; failure: Failure }) & {
  /** Null when nothing was answered. */
  usage: Usage | null;
};

/** Answers questions: the service behind its budget, or in an evaluation the bare service or a recording. */
export type Ask = <T>(question: Question<T>) => Promise<ModelAnswer<T>>;
