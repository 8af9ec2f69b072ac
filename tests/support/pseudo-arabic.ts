/** A page as it would be in Arabic, which the site does not offer yet. */
import type { Page } from "@playwright/test";

/**
 * Writes the page from right to left, with Arabic letters in place of ours: as many and as long words, without a meaning.
 * Text with its own direction, such as the Italian of an exam, stays unchanged.
 */
export async function showInPseudoArabic(page: Page): Promise<void> {
  await page.evaluate(() => {
    const letters = "ابتثجحخدرزسشصضطظعغفقكلمنهوي";
    document.documentElement.lang = "ar";
    document.documentElement.dir = "rtl";
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text.parentElement?.closest("[dir], script, style")?.matches(":not(html)")) continue;
      text.textContent = (text.textContent ?? "").replace(
        /\p{L}/gu,
        (letter) => letters[(letter.codePointAt(0) ?? 0) % letters.length] ?? letter,
      );
    }
  });
}
