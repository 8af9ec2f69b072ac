export const TEXT_SIZES = ["normal", "large", "larger", "largest"] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** Display settings, stored in a cookie so that the server renders them and nothing changes after the first paint. */
export type ViewSettings = {
  text: TextSize;
  isWide: boolean;
  /** A ruler that follows the line being read. */
  hasRuler: boolean;
  isStill: boolean;
};

export const VIEW_COOKIE = "cils-view";

/** Parses the cookie, such as `large.wide.ruler.still`; unknown words are ignored. */
export function readViewSettings(value: string | undefined): ViewSettings {
  const words = (value ?? "").split(".");
  return {
    text: TEXT_SIZES.find((size) => words.includes(size)) ?? "normal",
    isWide: words.includes("wide"),
    hasRuler: words.includes("ruler"),
    isStill: words.includes("still"),
  };
}

/** The cookie's value; empty for the defaults. */
export function writeViewSettings({ text, isWide, hasRuler, isStill }: ViewSettings): string {
  const words = [text !== "normal" && text, isWide && "wide", hasRuler && "ruler", isStill && "still"];
  return words.filter(Boolean).join(".");
}

/** The settings as attributes of `<html>` for `app/globals.css`; undefined for a default. */
export function viewAttributes({ text, isWide, hasRuler, isStill }: ViewSettings) {
  return {
    "data-text": text === "normal" ? undefined : text,
    "data-spacing": isWide ? "wide" : undefined,
    "data-ruler": hasRuler ? "on" : undefined,
    "data-motion": isStill ? "still" : undefined,
  };
}
