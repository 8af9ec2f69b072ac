/** The coded errors of a corpus (`<CODE><i>wrong</i><c>right</c></CODE>`), in the product's kinds of error. */
import type { ErrorType } from "@/lib/writing/schema";

export type CodedError = { type: ErrorType; wrong: string };

const CODED = /<([A-Z]{2,4})><i>([^<>]*)<\/i><c>([^<>]*)<\/c><\/\1>/g;

/** The coded errors of a sentence that stand alone; those inside one another have no single kind. */
export function readCodes(sentences: readonly string[]): CodedError[] {
  return sentences.flatMap((sentence) =>
    [...sentence.matchAll(CODED)].flatMap(([, code = "", wrong = ""]) =>
      wrong === "_" ? [] : [{ type: toErrorType(code), wrong }],
    ),
  );
}

/** The corpus' letters (Di Nuovo et al.): what happened, then to which part of speech. */
export function toErrorType(code: string): ErrorType {
  const [what = "", part = ""] = code;
  if (what === "S") return "ortografico";
  if (what === "I" || what === "F") return "grammaticale";
  if (what === "D") return "lessicale";
  if (what === "W") return "sintattico";
  if (!"RMU".includes(what)) return "altro";
  if ("DTAXC".includes(part)) return "grammaticale";
  if (what === "R") return "NJV".includes(part) ? "lessicale" : "altro";
  return part === "V" || part === "S" ? "sintattico" : "altro";
}

/** The kinds of errors found where the corpus codes one, as pairs: the corpus' kind and ours. */
export function pairTypes(
  coded: readonly CodedError[],
  found: readonly { original: string; type: ErrorType }[],
): { wanted: ErrorType; given: ErrorType }[] {
  const left = [...coded];
  return found.flatMap(({ original, type }) => {
    const at = left.findIndex(({ wrong }) => wrong.trim() === original.trim());
    const [match] = at < 0 ? [] : left.splice(at, 1);
    return match ? [{ wanted: match.type, given: type }] : [];
  });
}
