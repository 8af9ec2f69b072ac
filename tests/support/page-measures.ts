import type { Page } from "@playwright/test";

/** What a page shows before anything is opened: its height in pixels, its words, and its filled buttons. */
export function measurePage(page: Page): Promise<{ height: number; words: number; filled: number }> {
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
    const controls = [...document.querySelectorAll("a, button")].filter((control) => control.checkVisibility());
    const filled = controls.filter(({ classList }) => classList.contains("bg-accent")).length;
    return { height: document.documentElement.scrollHeight, words, filled };
  });
}
