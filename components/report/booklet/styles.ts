/** A font size in points with its line height; the renderer needs both in one style. */
const textStyle = (fontSize: number, lineHeight = 1.4) => ({ fontSize, lineHeight });

/** Sizes of a booklet in points. Large print begins at 16 points (RNIB, clear print guidelines). */
export type BookletSizes = ReturnType<typeof toSizes>;

export const BOOKLET_SIZES = { normal: toSizes(11.5, 17, 15), large: toSizes(18, 26, 21) };

function toSizes(text: number, title: number, box: number) {
  return {
    text: textStyle(text),
    small: textStyle(Math.max(9, text * 0.8)),
    title: textStyle(title, 1.25),
    box,
    gap: text * 0.7,
  };
}

/** Black on white, for cheap printers. */
export const INK = "#000000";

/** Height of a line to write on, in points: about 9 mm. */
export const LINE_HEIGHT = 26;
