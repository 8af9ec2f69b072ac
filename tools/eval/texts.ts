import { readFileSync } from "node:fs";
import { z } from "zod";
import { parseJson } from "@/lib/http/call";

const rangeSchema = z.object({ min: z.int(), max: z.int() });
const taskSchema = z.object({ prompt: z.string(), bullets: z.array(z.string()), words: rangeSchema });

const textSchema = z.object({
  id: z.string(),
  original: z.string().min(1),
  corrected: z.string().optional(),
  /** A teacher's marks out of 12. */
  rating: z.number().min(0).max(12).optional(),
  /** A second teacher's marks out of 12, given without seeing the first. */
  second: z.object({ rating: z.number().min(0).max(12) }).optional(),
  level: z.enum(["A2", "B1"]).optional(),
  /** The same text without an instruction to the marker; both must be in the file. */
  pairOf: z.string().optional(),
  /** The sentences with coded errors (see codes.ts). */
  err: z.array(z.string()).optional(),
  /** The learner's task; without it the rules about the task do not apply. */
  task: taskSchema.optional(),
});

export type SampleText = z.infer<typeof textSchema>;

/** One JSON object a line. @throws Error that names the line at fault */
export function readTexts(path: string): SampleText[] {
  const lines = readFileSync(path, "utf8").split("\n");
  return lines.flatMap((line, at) => {
    if (line.trim() === "") return [];
    const parsed = textSchema.safeParse(parseJson(line));
    if (parsed.success) return [parsed.data];
    throw new Error(`${path}, line ${at + 1}: not a learner's text (${z.prettifyError(parsed.error)}).`);
  });
}
