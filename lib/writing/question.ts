import type { z } from "zod";
import type { Failure } from "@/lib/writing/faults";
import type { Usage } from "@/lib/writing/price";

/** Which of the calls: correct the sentences, judge the changes, or both in one. */
export type Step = "correct" | "judge" | "both";

/** One question to the model. What is ours and what is the learner's travel apart. */
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

/** Whoever answers questions: the service behind its budget, or in an evaluation the bare service or a recording. */
export type Ask = <T>(question: Question<T>) => Promise<ModelAnswer<T>>;
