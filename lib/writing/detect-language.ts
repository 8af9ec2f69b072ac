import type { Locale } from "@/lib/i18n/locales";
import type { Judgement } from "@/lib/writing/schema";
import { setOf } from "@/lib/writing/similarity";

const FUNCTION_WORDS: Readonly<Record<Locale, ReadonlySet<string>>> = {
  it: setOf(
    "il lo la gli le di che è non un una per con del della dei sono si nel nella ma anche come più al alla hai tuo tua",
  ),
  en: setOf("the of and to in is that not a an for with you your it are this but also as more be on or use have"),
  es: setOf("el los las la de que es no un una por con del para se en pero también como más tu al y su son lo muy has"),
  pt: setOf("o os as a de que é não um uma por com do da para se em mas também como mais no na e seu são você tem"),
  sq: setOf("të e në një dhe për me nuk është që si por i ka janë kur duhet më edhe tek nga shumë"),
  fil: setOf("ang ng sa na at ay mga hindi ito ka mo may para pero rin din kung dahil nang isang iyong"),
  ro: setOf("și de la nu un o pentru cu în este sunt că ce mai dar tău ta al ai se din care e pe sau când"),
  pl: setOf("i w na nie z do że się jest to jak ale o po dla od są lub oraz bo także już tak tym przed"),
};

const MIN_WORDS = 15;
const MIN_SHARE = 0.12;

/** Detects a language by its function words; null if unclear. Quotations are ignored: they are Italian. */
export function detectLanguage(text: string): Locale | null {
  const bare = text.replace(/«[^»]*»|“[^”]*”|„[^”]*”|"[^"]*"/g, " ");
  const words = bare.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  if (words.length < MIN_WORDS) return null;
  const shareOf = (locale: Locale) => words.filter((word) => FUNCTION_WORDS[locale].has(word)).length / words.length;
  const shares = (Object.keys(FUNCTION_WORDS) as Locale[]).map((locale) => ({ locale, share: shareOf(locale) }));
  const [best, second] = shares.toSorted((a, b) => b.share - a.share);
  if (!best || best.share < MIN_SHARE || best.share < 1.3 * (second?.share ?? 0)) return null;
  return best.locale;
}

function listWords({ feedback, strength, practise, changes }: Judgement): string[] {
  const rules = changes.filter(({ keep }) => keep).map(({ rule }) => rule);
  return [[feedback, strength, practise.advice].join(" "), rules.join(" ")];
}

/** The language of a judgement: `requested`, unless a part is clearly in another one. */
export function languageOf(judgement: Judgement, requested: string): string {
  const detected = listWords(judgement).map(detectLanguage);
  return detected.find((locale) => locale !== null && locale !== requested) ?? requested;
}
