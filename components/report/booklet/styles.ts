/** A font size in points with its line height; the renderer needs both in one style. */
const textStyle = (fontSize: number, lineHeight = 1.4) => ({ fontSize, lineHeight });

/** Sizes of a booklet in points. In large print nothing is below 16 points (RNIB, clear print guidelines). */
export type BookletSizes = ReturnType<typeof toSizes>;

export const BOOKLET_SIZES = { normal: toSizes(11.5, 17, 15, 9.2), large: toSizes(18, 26, 24, 16) };

function toSizes(text: number, title: number, box: number, small: number) {
  return {
    text: textStyle(text),
    small: textStyle(small),
    // A letter must be lower than its box, or the renderer leaves it out.
    letter: textStyle((box * 2) / 3, 1.3),
    title: textStyle(title, 1.25),
    box,
    gap: text * 0.7,
  };
}

/** Black on white, for cheap printers. */
export const INK = "#000000";

/** Height of a line to write on, in points: about 9 mm. */
export const LINE_HEIGHT = 26;
