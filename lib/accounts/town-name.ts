/** Words that a town's name writes small, unless they come first. */
const SMALL =
  /^(A|AGLI|AI|AL|ALLA|ALLE|CON|D|DA|DEGLI|DEI|DEL|DELL|DELLA|DELLE|DELLO|DI|E|ED|IN|NEL|NELL|NELLA|PER|SU|SUL|SULL|SULLA)$/;
/** Words that lose their last vowel before the next one. */
const ELIDED = /^(ALL|D|DALL|DELL|L|NELL|SANT|SULL)$/;

/** A town's name as it is usually written, from its name in the registers: "L'Aquila" for "L AQUILA". */
export function toTownName(registered: string): string {
  const words = registered.split(" ");
  return words
    .map((word, index) => {
      const isLast = index === words.length - 1;
      const written = index > 0 && SMALL.test(word) ? word.toLowerCase() : word.charAt(0) + word.slice(1).toLowerCase();
      if (isLast) return written;
      return ELIDED.test(word) ? `${written}'` : `${written} `;
    })
    .join("");
}
