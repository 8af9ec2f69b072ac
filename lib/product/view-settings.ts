/** The sizes of text that can be chosen; the first is the usual one. */
export const TEXT_SIZES = ["normal", "large", "larger", "largest"] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** How somebody wants to read: kept in a cookie, so that the server writes it into the page before anything is painted. */
export type ViewSettings = {
  text: TextSize;
  /** More room between letters, words and lines. */
  isWide: boolean;
  /** A band that follows the line that is read. */
  hasRuler: boolean;
  isStill: boolean;
};

/** The cookie's name. */
export const VIEW_COOKIE = "cils-view";

/** Reads the cookie's value, such as `large.wide.ruler.still`; what it does not know is as usual. */
export function readViewSettings(value: string | undefined): ViewSettings {
  const words = (value ?? "").split(".");
  return {
    text: TEXT_SIZES.find((size) => words.includes(size)) ?? "normal",
    isWide: words.includes("wide"),
    hasRuler: words.includes("ruler"),
    isStill: words.includes("still"),
  };
}

/** The cookie's value; empty when all is as usual. */
export function writeViewSettings({ text, isWide, hasRuler, isStill }: ViewSettings): string {
  const words = [text !== "normal" && text, isWide && "wide", hasRuler && "ruler", isStill && "still"];
  return words.filter(Boolean).join(".");
}

/** The same as attributes of the page's first element, which `app/globals.css` reads; undefined where all is as usual. */
export function viewAttributes({ text, isWide, hasRuler, isStill }: ViewSettings) {
  return {
    "data-text": text === "normal" ? undefined : text,
    "data-spacing": isWide ? "wide" : undefined,
    "data-ruler": hasRuler ? "on" : undefined,
    "data-motion": isStill ? "still" : undefined,
  };
}
