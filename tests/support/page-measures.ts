import type { Page } from "@playwright/test";

type PageMeasures = {
  /** Of the whole page, in pixels. */
  height: number;
  words: number;
  /** The number of filled buttons. */
  filled: number;
  /** The least distance between two of them, in pixels; null with fewer than two. */
  betweenFilled: number | null;
};

/** What a page shows before anything is opened. */
export function measurePage(page: Page): Promise<PageMeasures> {
  return page.evaluate(() => {
    // Content for screen readers only takes no space.
    const isUnseen = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath !== "none" || isUnseen(element.parentElement));
    let words = 0;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      if (!element?.checkVisibility() || element.closest("script, style, select") || isUnseen(element)) continue;
      words += (node.textContent ?? "").split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    }
    const tops = [...document.querySelectorAll("a, button")]
      .filter((control) => control.checkVisibility() && control.classList.contains("bg-accent"))
      .map((control) => control.getBoundingClientRect().top)
      .sort((one, other) => one - other);
    const distances = tops.slice(1).map((top, index) => top - (tops[index] ?? 0));
    return {
      height: document.documentElement.scrollHeight,
      words,
      filled: tops.length,
      betweenFilled: distances.length > 0 ? Math.min(...distances) : null,
    };
  });
}
