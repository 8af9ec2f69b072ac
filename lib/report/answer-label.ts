/**
 * An answer in words: "B) alle nove", or VERO / FALSO where a question has no options.
 * @param words gives the words `true` and `false` in the reader's language
 */
export function labelAnswer(
  letter: string,
  options: readonly string[] | undefined,
  words: (key: "true" | "false") => string,
): string {
  if (!options) return letter === "V" ? words("true") : letter === "F" ? words("false") : letter;
  const text = options[letter.charCodeAt(0) - "A".charCodeAt(0)];
  return text ? `${letter}) ${text}` : letter;
}
