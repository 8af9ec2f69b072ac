/** Whether a page's text fits its window. */
import type { Page } from "@playwright/test";

/** Faults at any text size: an element wider than the window, or a word broken over two lines. */
export function findReflowFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px too wide`] : [];
    // Content for screen readers only takes no space.
    const isUnseen = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath !== "none" || isUnseen(element.parentElement));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      if (!element?.checkVisibility() || element.closest("script, style, select") || isUnseen(element)) continue;
      for (const { index, 0: word } of (node.textContent ?? "").matchAll(/\S*@\S*|[\p{L}\p{N}]+/gu)) {
        // A URL, a code and the name of a stored entry have no better place to break.
        if (/@|\d\p{L}|[a-z][A-Z]/u.test(word)) continue;
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (tops.size > 1) found.push(`“${word}” is broken`);
      }
    }
    return found;
  });
}

/**
 * Words that are cut off by their own box. Text that scrolls, or that is shortened with an ellipsis, is complete
 * elsewhere.
 */
export function findClippedText(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("body *")]
      .filter((element) => {
        const { overflowX, clipPath, textOverflow, webkitLineClamp } = getComputedStyle(element);
        const isCut = ["hidden", "clip"].includes(overflowX) && element.scrollWidth > element.clientWidth + 1;
        const isMeant = clipPath !== "none" || textOverflow === "ellipsis" || webkitLineClamp !== "none";
        return isCut && !isMeant && element.checkVisibility() && (element.textContent ?? "").trim() !== "";
      })
      .map((element) => `“${element.textContent?.trim().slice(0, 60)}” is cut off`),
  );
}
