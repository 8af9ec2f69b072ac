import { z } from "zod";
import { READINESS_WORDS, type Readiness } from "@/lib/report/readiness/readiness";
import { MEASURED_ABILITIES } from "@/lib/report/real-exam";

const percentRangeSchema = z.object({ from: z.number(), to: z.number() });

export const readinessSchema = z.object({
  version: z.string(),
  simulations: z.number(),
  abilities: z.array(
    z.object({
      ability: z.enum(MEASURED_ABILITIES),
      middle: z.number(),
      range: percentRangeSchema,
      score: z.object({ low: z.number(), high: z.number() }),
    }),
  ),
  written: percentRangeSchema,
  word: z.enum(READINESS_WORDS),
}) satisfies z.ZodType<Readiness>;
