import { Font } from "@react-pdf/renderer";
import { needsSecondFont } from "@/lib/report/printable";

/** The families of the PDF: text, headings, and the letters that both lack. */
const TEXT = "Atkinson Hyperlegible Next";
const DISPLAY = "Fraunces";
const SECOND = "Noto Sans";

const FILES = [
  { family: TEXT, fontWeight: 400, file: "atkinson-hyperlegible-next-regular.ttf" },
  { family: TEXT, fontWeight: 700, file: "atkinson-hyperlegible-next-bold.ttf" },
  { family: DISPLAY, fontWeight: 600, file: "fraunces-semibold.ttf" },
  { family: SECOND, fontWeight: 400, file: "noto-sans-more-regular.ttf" },
  { family: SECOND, fontWeight: 700, file: "noto-sans-more-bold.ttf" },
] as const;

/** The families that a text is set in, the first that has a letter draws it. */
export type Families = { text: string[]; display: string[] };

/**
 * Tells the renderer where the fonts are. They are read when a document uses them.
 * @param folder address of the folder of fonts, or a path where there is a file system
 */
export function registerFonts(folder: string): void {
  for (const { family, fontWeight, file } of FILES) Font.register({ family, fontWeight, src: `${folder}/${file}` });
  // Words are never divided: the only patterns there are would be English.
  Font.registerHyphenationCallback((word) => [word]);
}

/**
 * Reads the fonts, those that every summary uses and those that a text needs.
 * @throws Error when one cannot be read
 */
export async function loadFonts(text = ""): Promise<void> {
  const { text: families, display } = familiesFor(text);
  const used = FILES.filter(({ family }) => families.includes(family) || display.includes(family));
  await Promise.all(used.map(({ family, fontWeight }) => loadFont(family, fontWeight)));
}

/**
 * A glyph that is first met as a part of another, as "ı" is of "ì", would keep no letter, and a reader of the file could not
 * copy or say it: each is met by its own letter first.
 */
async function loadFont(fontFamily: string, fontWeight: number): Promise<void> {
  await Font.load({ fontFamily, fontWeight });
  const font = Font.getFont({ fontFamily, fontWeight }).data;
  for (const letter of font?.characterSet ?? []) font?.glyphForCodePoint(letter);
}

/** The families for a text. The second font weighs as much as the others together: it comes only where it is needed. */
export function familiesFor(text: string): Families {
  const second = needsSecondFont(text) ? [SECOND] : [];
  return { text: [TEXT, ...second], display: [DISPLAY, TEXT] };
}
