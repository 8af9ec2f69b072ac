import { join } from "node:path";
import { translatedReader } from "@/lib/exam/content/translations";
import { listeningSchema, spokenChoiceSchema } from "@/lib/exam/kinds/listening";
import { readingSchema } from "@/lib/exam/kinds/reading";

export function samplesDir(contentDir: string): string {
  return join(/*turbopackIgnore: true*/ contentDir, "samples");
}

/** Two items that anyone may try, with their keys. @throws Error when a file is missing or breaks its schema */
export function readSamples(contentDir: string) {
  const read = translatedReader(samplesDir(contentDir));
  return {
    listening: listeningSchema(spokenChoiceSchema, { texts: 1, questions: 1 }).parse(read("listening")),
    reading: readingSchema({ questions: 1 }).parse(read("reading")),
  };
}

export type Samples = ReturnType<typeof readSamples>;
