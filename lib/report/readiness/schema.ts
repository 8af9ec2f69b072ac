import { z } from "zod";
import { MEASURED_ABILITIES } from "@/lib/report/real-exam";

/** Percentages from 5 to 95 in steps of 5: the model is no more precise than that. */
const percentRangeSchema = z.object({ from: z.number(), to: z.number() });

/** `middle` and `range`: probability of passing; `score`: typical score out of 12. */
const abilityReadinessSchema = z.object({
  ability: z.enum(MEASURED_ABILITIES),
  middle: z.number(),
  range: percentRangeSchema,
  score: z.object({ low: z.number(), high: z.number() }),
});

/** For the written part of the real exam; the oral part is not measured. */
export const readinessSchema = z.object({
  version: z.string(),
  simulations: z.number(),
  /** Weakest first; two instead of three if the writing gets no marks. */
  abilities: z.array(abilityReadinessSchema),
  /** Chance of passing all abilities: from independent (low) to fully dependent (high). */
  written: percentRangeSchema,
  word: z.enum(["unlikely", "uncertain", "likely", "veryLikely"]),
});
export type Readiness = z.infer<typeof readinessSchema>;
