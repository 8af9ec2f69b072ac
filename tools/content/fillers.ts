import { countWords } from "@/lib/exam/word-count";

const FILLER =
  /(?<!\p{L})(?:allora|eh|mah|cioè|insomma|ecco|beh|bah|dunque|ah|oh|mmm?|mh|guardi|senta|sa(?=,)|aspetti|come si dice|come si chiama|diciamo|direi|certo|vabbè|va be'|boh|macché|comunque|no(?=\?))(?!\p{L})/giu;

/** Words with which a speaker hesitates, begins or appeals to the other, in `per` words of the text. */
export function fillersIn(text: string, per: number): number {
  return ((text.match(FILLER)?.length ?? 0) / countWords(text)) * per;
}
