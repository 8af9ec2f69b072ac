import { join } from "node:path";
import { translatedReader } from "@/lib/exam/content/translations";
import { listeningSchema, spokenChoiceSchema } from "@/lib/exam/kinds/listening";
import { readingSchema } from "@/lib/exam/kinds/reading";

/** Two items that anyone may try: a spoken and a written text with one question each. */
const SAMPLE_SCHEMAS = {
  listening: listeningSchema(spokenChoiceSchema, { texts: 1, questions: 1 }),
  reading: readingSchema({ questions: 1 }),
};

export function samplesDir(contentDir: string): string {
  return join(/*turbopackIgnore: true*/ contentDir, "samples");
}

/** The samples with keys and explanations. @throws Error when a file is missing or breaks its schema */
export function readSamples(contentDir: string) {
  const read = translatedReader(samplesDir(contentDir));
  return {
    listening: SAMPLE_SCHEMAS.listening.parse(read("listening")),
    reading: SAMPLE_SCHEMAS.reading.parse(read("reading")),
  };
}

export type Samples = ReturnType<typeof readSamples>;
