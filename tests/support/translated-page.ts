/** A page that the browser translates into a language that the site does not offer. */
import type { Page } from "@playwright/test";

/**
 * Replaces each text by two nested elements with other words, as Chrome does, now and whenever the page shows another.
 * The words differ by a character without width, so that the tests still find them.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const translate = (root: Node): void => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      for (let node: Node | null = root; node; node = texts.nextNode()) if (node instanceof Text) found.push(node);
      for (const text of found) {
        const isKept = text.parentElement?.closest("font, head, script, style, noscript, svg, textarea, option");
        if (isKept !== null || text.data.trim() === "") continue;
        const [outer, inner] = [document.createElement("font"), document.createElement("font")];
        for (const font of [outer, inner]) font.style.verticalAlign = "inherit";
        inner.textContent = `${text.data}\u200b`;
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    translate(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) if (node.isConnected) translate(node);
    }).observe(document.documentElement, { childList: true, subtree: true });
  });
}
