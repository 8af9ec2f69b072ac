/** Colours of the site's light theme. */
export const COLOURS = {
  paper: "#fbf9f4",
  sunken: "#f2eee5",
  line: "#e2dbcd",
  ink: "#1d1a16",
  soft: "#5a5146",
  night: "#0e3a2a",
  mint: "#8fdcb8",
  white: "#ffffff",
  accent: "#0b5d3b",
  accentSoft: "#e2f0e7",
  careful: "#654100",
  carefulSoft: "#fdf1d0",
  wrong: "#a3211b",
  wrongSoft: "#fbe9e6",
} as const;

/** Font size in points and line height as its multiple; the renderer needs both in one style. */
const textStyle = (fontSize: number, lineHeight = 1.4) => ({ fontSize, lineHeight });

export const TYPE = {
  small: textStyle(9),
  text: textStyle(10.5),
  question: textStyle(11),
  heading: textStyle(13),
  section: textStyle(19, 1.25),
  verdict: textStyle(20, 1.25),
  title: textStyle(24, 1.2),
} as const;

/** In points. */
export const MARGINS = { top: 44, bottom: 28, side: 48 } as const;
