/** Scripts in use that are written from right to left, by their ISO 15924 codes. */
const RIGHT_TO_LEFT = new Set(["Arab", "Hebr", "Syrc", "Thaa", "Nkoo", "Adlm", "Rohg"]);

/**
 * The direction in which a language is written, for `dir`. Not by `Intl.Locale`'s text information, which Firefox and
 * older Chromes lack: their page would differ from the server's.
 *
 * @param language BCP 47
 */
export function textDirection(language: string): "ltr" | "rtl" {
  const { script = "" } = new Intl.Locale(language).maximize();
  return RIGHT_TO_LEFT.has(script) ? "rtl" : "ltr";
}
