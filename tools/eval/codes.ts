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

/** Also with the words as written before it, where an error was mended in two steps. */
const WRITTEN = /<([A-Za-z]+)>([^<]*)<i>([^<]*)<\/i><c>[^<]*<\/c><\/\1>/g;
const [BEGIN, END] = ["\u0001", "\u0002"];

/**
 * Where the coded errors stand in their text, in UTF-16 units; an error inside another is part of it. Null if the
 * sentences and the text differ in more than spaces and quotation marks.
 */
export function readCodedSpans(
  sentences: readonly string[],
  original: string,
): { start: number; end: number }[] | null {
  const places = Array.from(original.matchAll(/\S/gu), ({ index }) => index);
  const spans: { start: number; end: number }[] = [];
  let [count, depth, first] = [0, 0, 0];
  for (const sign of sentences.map(markErrors).join("").replaceAll(/\s/g, "")) {
    if (sign === BEGIN && depth++ === 0) first = count;
    else if (sign === END && --depth === 0)
      spans.push({ start: places[first] ?? 0, end: (places[count - 1] ?? 0) + 1 });
    else if (sign !== BEGIN && sign !== END && foldQuotes(sign) !== foldQuotes(original[places[count++] ?? -1] ?? ""))
      return null;
  }
  return count === places.length ? spans.filter(({ start, end }) => start < end) : null;
}

/** The sentence as written, each error between two signs. */
function markErrors(sentence: string): string {
  const marked = sentence.replaceAll(WRITTEN, (_, _code, before: string, wrong: string) => {
    const written = before.trim() === "" ? wrong : before;
    return BEGIN + (written.trim() === "_" ? "" : written) + END;
  });
  return marked === sentence ? sentence : markErrors(marked);
}

const foldQuotes = (sign: string): string => (/[«»“”"]/.test(sign) ? '"' : sign);

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
