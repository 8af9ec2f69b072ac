import type { ErrorType } from "@/lib/writing/error-kinds";
import type { WritingError } from "@/lib/writing/schema";

const ORIGINAL = "Ho telefonato il tecnico, ma lui è venuto non.";
const CORRECTED = "Ho telefonato al tecnico, ma lui non è venuto.";

const ERRORS = [
  { name: "phone", type: "grammaticale", original: "telefonato il", corrected: "telefonato al" },
  { name: "order", type: "sintattico", original: "è venuto non", corrected: "non è venuto" },
] as const satisfies { name: string; type: ErrorType; original: string; corrected: string }[];

export type ExampleError = (typeof ERRORS)[number]["name"];

/** An invented correction to show to visitors. @param explain the explanation of an error, in the reader's language */
export function exampleCorrection(explain: (error: ExampleError) => string) {
  const errors = ERRORS.map(({ name, type, original, corrected }, id): WritingError => {
    const [start, correctedStart] = [ORIGINAL.indexOf(original), CORRECTED.indexOf(corrected)];
    return {
      id,
      type,
      original,
      corrected,
      explanation: explain(name),
      start,
      end: start + original.length,
      correctedStart,
      correctedEnd: correctedStart + corrected.length,
    };
  });
  return { originalText: ORIGINAL, correctedText: CORRECTED, errors };
}
