import type { ErrorType, WritingError } from "@/lib/writing/schema";

const ORIGINAL =
  "Gentile signora Bassi,\nLe scrivo perché ieri il riscaldamento della mio appartamento non ha funzionato. Ho telefonato il tecnico, ma lui è venuto non. Può mandare qualcuno domani? Io sono a casa fino le tre.";
const CORRECTED =
  "Gentile signora Bassi,\nLe scrivo perché ieri il riscaldamento del mio appartamento non ha funzionato. Ho telefonato al tecnico, ma lui non è venuto. Può mandare qualcuno domani? Io sono a casa fino alle tre.";

const ERRORS = [
  { name: "article", type: "grammaticale", original: "della mio", corrected: "del mio" },
  { name: "phone", type: "grammaticale", original: "telefonato il", corrected: "telefonato al" },
  { name: "order", type: "sintattico", original: "è venuto non", corrected: "non è venuto" },
  { name: "until", type: "grammaticale", original: "fino le tre", corrected: "fino alle tre" },
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
