/** Article and prepositions before a day, each with the form before a vowel: "il 10", "l'11". */
const ELISIONS = { il: "l'", al: "all'", dal: "dall'", del: "dell'" } as const;

/** In a day, only the words for 8 and 11 begin with a vowel: 1 is "primo". */
const BEGINS_WITH_VOWEL = /^(?:8|11)(?!\d)/;

const capitalise = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * The values of a sentence that names days. Besides each `date` there are `ilDate`, `alDate`, `dalDate` and `delDate`,
 * and `IlDate` and so on for the beginning of a sentence. The Italian sentences use them instead of "il {date}"; the
 * other languages use `date`.
 *
 * @param days formatted in the reader's language, beginning with the day of the month in Italian
 */
export function withArticles(days: Readonly<Record<string, string>>): Record<string, string> {
  const forms = Object.entries(days).flatMap(([name, day]) =>
    Object.entries(ELISIONS).flatMap(([word, elided]) => {
      const text = BEGINS_WITH_VOWEL.test(day) ? `${elided}${day}` : `${word} ${day}`;
      const form = `${word}${capitalise(name)}`;
      return [
        [form, text],
        [capitalise(form), capitalise(text)],
      ];
    }),
  );
  return { ...days, ...Object.fromEntries(forms) };
}
