import localFont from "next/font/local";

// `optional`: a Latin face that loads too late is not used until the next page load, so the text never reflows.

// Atkinson Hyperlegible Next (Braille Institute, public/fonts/OFL.txt). Every page needs the Latin file (20 KB); the
// other is fetched only where a letter such as ș, ț, ł or ë occurs.
const latin = localFont({
  src: "./atkinson-latin.woff2",
  weight: "400 700",
  display: "optional",
  adjustFontFallback: false,
  variable: "--font-latin",
});

const extended = localFont({
  src: "./atkinson-extended.woff2",
  weight: "400 700",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  variable: "--font-extended",
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0100-0130,U+0132-0151,U+0154-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF",
    },
  ],
});

// Plain Zero: Atkinson's ten digits (2 KB), the zero without its slash. Same widths, so that a late file moves nothing.
const digits = localFont({
  src: "./plain-digits.woff2",
  weight: "400 700",
  display: "swap",
  adjustFontFallback: false,
  variable: "--font-digits",
  declarations: [{ prop: "unicode-range", value: "U+0030-0039" }],
});

// Fraunces (Undercase Type, public/fonts/OFL-fraunces.txt), subset to the letters of the eight languages: 13 KB, and 4
// KB fetched only where needed.
const display = localFont({
  src: "./fraunces-latin.woff2",
  weight: "600",
  display: "optional",
  adjustFontFallback: false,
  variable: "--font-display-latin",
});

const displayExtended = localFont({
  src: "./fraunces-extended.woff2",
  weight: "600",
  display: "optional",
  preload: false,
  adjustFontFallback: false,
  variable: "--font-display-extended",
  declarations: [
    { prop: "unicode-range", value: "U+0102-0107,U+0118-0119,U+0141-0144,U+015A-015B,U+0179-017C,U+0218-021B" },
  ],
});

export const fontVariables = [latin, extended, digits, display, displayExtended]
  .map(({ variable }) => variable)
  .join(" ");
