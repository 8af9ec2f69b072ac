import { Font } from "@react-pdf/renderer";
import { needsFallbackFont } from "@/lib/report/printable";

/** Fonts of the PDF: text, headings, and glyphs missing in both. */
const TEXT = "Atkinson Hyperlegible Next";
const DISPLAY = "Fraunces";
const FALLBACK = "Noto Sans";

const FILES = [
  { family: TEXT, fontWeight: 400, file: "atkinson-hyperlegible-next-regular.ttf" },
  { family: TEXT, fontWeight: 700, file: "atkinson-hyperlegible-next-bold.ttf" },
  { family: DISPLAY, fontWeight: 600, file: "fraunces-semibold.ttf" },
  { family: FALLBACK, fontWeight: 400, file: "noto-sans-more-regular.ttf" },
  { family: FALLBACK, fontWeight: 700, file: "noto-sans-more-bold.ttf" },
] as const;

/** The font stack of headings. */
export const DISPLAY_FONTS: string[] = [DISPLAY, TEXT];

/** Fonts are loaded when first used. `folder`: URL or file system path. */
export function registerFonts(folder: string): void {
  for (const { family, fontWeight, file } of FILES) Font.register({ family, fontWeight, src: `${folder}/${file}` });
  // No hyphenation: the built-in patterns are English.
  Font.registerHyphenationCallback((word) => [word]);
}

/** Loads the fonts of every summary and those that `text` needs. @throws Error when one cannot be loaded */
export async function loadFonts(text = ""): Promise<void> {
  const used = FILES.filter(({ family }) => [...DISPLAY_FONTS, ...textFontsFor(text)].includes(family));
  await Promise.all(used.map(({ family, fontWeight }) => loadFont(family, fontWeight)));
}

/**
 * Looks up every character first: a glyph first used as part of another, as "ı" in "ì", would get no character mapping,
 * and the PDF's text could not be copied or read aloud.
 */
async function loadFont(fontFamily: string, fontWeight: number): Promise<void> {
  await Font.load({ fontFamily, fontWeight });
  const font = Font.getFont({ fontFamily, fontWeight }).data;
  for (const letter of font?.characterSet ?? []) font?.glyphForCodePoint(letter);
}

/** The font stack for a text. The second font is as large as the others together, so it is used only where needed. */
export const textFontsFor = (text: string): string[] => (needsFallbackFont(text) ? [TEXT, FALLBACK] : [TEXT]);
