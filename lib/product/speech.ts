import type { Locale } from "@/lib/i18n/locales";

/** Some browsers cut an utterance off after about 15 seconds, and some refuse a long one. */
export const MAX_UTTERANCE = 200;

/** Other language codes that voices use. Voices for Filipino are often tagged `tl`, for Tagalog. */
const OTHER_CODES: Partial<Record<Locale, readonly string[]>> = { fil: ["tl"] };

/** The country whose words the messages use, where there is a choice. */
const OWN_VARIETY: Partial<Record<Locale, string>> = { pt: "pt-br" };

/** The fields of a `SpeechSynthesisVoice` that decide the choice. Without `localService` the text is sent to a server. */
type Voice = { lang: string; localService: boolean; default: boolean };

/** "pt_BR", as Android writes it, becomes "pt-br". */
const normalise = (tag: string) => tag.toLowerCase().replaceAll("_", "-");

/**
 * The voice that reads a language aloud: one of the reader's own country, then one of the country whose words the
 * messages use, then the browser's default. Only local voices: the text may contain a name or a mark, which must not
 * reach a server, and they use no data.
 * @param preferred the reader's languages with their countries, as the browser knows them
 * @returns null if no voice of the device speaks the language
 */
export function chooseVoice<V extends Voice>(
  voices: readonly V[],
  locale: Locale,
  preferred: readonly string[] = [],
): V | null {
  const codes = [locale, ...(OTHER_CODES[locale] ?? [])];
  const own = preferred.map(normalise);
  const rank = ({ lang, default: isDefault }: V) =>
    (own.includes(normalise(lang)) ? 4 : 0) + (normalise(lang) === OWN_VARIETY[locale] ? 2 : 0) + (isDefault ? 1 : 0);
  return voices
    .filter(({ lang, localService }) => localService && codes.includes(normalise(lang).split("-")[0] ?? ""))
    .reduce<V | null>((best, voice) => (best && rank(best) >= rank(voice) ? best : voice), null);
}

/** Signs that a voice would name, such as "check mark" or "rightwards arrow". */
const SIGNS = /[\p{So}\u2190-\u21ff]/gu;

/** Patterns for splitting a text, the best first: after a sentence, after a part of it, between words. */
const CUTS = [/(?<=[.!?…]["»”’)]*)\s+/u, /(?<=[,;:–—])\s+/u, /\s+/u];

/**
 * Cuts a text into utterances. Each line is at least one, so that the voice pauses between a title and what follows.
 * @param max the most characters of one; only a longer word is cut inside
 */
export function toUtterances(text: string, max = MAX_UTTERANCE): string[] {
  return text
    .replace(SIGNS, " ")
    .split("\n")
    .map((line) => line.replace(/\s+/gu, " ").trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .flatMap((line) => cut(line, max, CUTS));
}

function cut(text: string, max: number, [place, ...worse]: readonly RegExp[]): string[] {
  if (text.length <= max) return [text];
  if (!place) return text.match(new RegExp(`.{1,${max}}`, "gsu")) ?? [];
  const parts: string[] = [];
  for (const part of text.split(place).flatMap((piece) => cut(piece, max, worse))) {
    const joined = `${parts.at(-1) ?? ""} ${part}`;
    if (parts.length > 0 && joined.length <= max) parts[parts.length - 1] = joined;
    else parts.push(part);
  }
  return parts;
}
