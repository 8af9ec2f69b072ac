import type { ErrorType } from "@/lib/writing/error-kinds";

export type CodedError = { type: ErrorType; wrong: string };

const CODED = /<([A-Z]{2,4})><i>([^<>]*)<\/i><c>([^<>]*)<\/c><\/\1>/g;

/** The coded errors of sentences; nested ones are skipped because they have no single kind. */
export function readCodes(sentences: readonly string[]): CodedError[] {
  const coded = sentences.flatMap((sentence) =>
    Array.from(sentence.matchAll(CODED), ([, code = "", wrong = ""]) => ({ type: toErrorType(code), wrong })),
  );
  return coded.filter(({ wrong }) => wrong !== "_");
}

/** The product's kind for a corpus code (Di Nuovo et al.): what happened, then to which part of speech. */
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

/** For errors that both found: the corpus' kind and ours. */
export function pairTypes(
  coded: readonly CodedError[],
  found: readonly { original: string; type: ErrorType }[],
): { wanted: ErrorType; given: ErrorType }[] {
  const remaining = [...coded];
  return found.flatMap(({ original, type }) => {
    const at = remaining.findIndex(({ wrong }) => wrong.trim() === original.trim());
    const [match] = at < 0 ? [] : remaining.splice(at, 1);
    return match ? [{ wanted: match.type, given: type }] : [];
  });
}
