import type { Locator, Page } from "@playwright/test";
import { expectAccessible, waitForAnimations } from "@/tests/support/accessibility";
import { expect, openWithConsent, test } from "@/tests/support/browser";

const MAX_MOTION_MS = 150;

/** A sign-in that is refused: a page with a form, a sentence on it and a notice over it. */
async function showSignInError(page: Page): Promise<Locator> {
  await openWithConsent(page, "/login");
  await page.getByLabel("Email").fill("nessuno@example.it");
  await page.getByLabel("Password", { exact: true }).fill("sbagliata");
  await page.getByRole("button", { name: "Accedi" }).click();
  const notice = page.getByRole("listitem").filter({ hasText: "Errore di login" });
  // Under the pointer it stays.
  await notice.hover();
  await waitForAnimations(page);
  return notice;
}

/**
 * Every motion that the page's rules allow, longer than this: the element and how long. A spinner's is listed
 * separately.
 */
const findMotionsOver = (page: Page, limitMs: number) =>
  page.evaluate((limit) => {
    const longest = (durations: string) =>
      Math.max(...durations.split(",").map((text) => Number.parseFloat(text) * 1000));
    return [...document.querySelectorAll("body, body *:not(.spinner)")].flatMap((element) =>
      [undefined, "::before", "::after"].flatMap((part) => {
        const style = getComputedStyle(element, part);
        const transition = style.transitionProperty === "none" ? 0 : longest(style.transitionDuration);
        const animation = style.animationName === "none" ? 0 : longest(style.animationDuration);
        const name = `${element.tagName.toLowerCase()}${part ?? ""} ${element.getAttribute("class") ?? ""}`;
        return Math.max(transition, animation) > limit ? [`${name}: ${transition}, ${animation}`] : [];
      }),
    );
  }, limitMs);

test("a notice can be read by everybody, and who asks for less motion gets none", async ({ page }) => {
  await showSignInError(page);
  await expectAccessible(page, { only: "[data-sonner-toaster]" });
  expect(await page.evaluate(() => matchMedia("(prefers-reduced-motion: reduce)").matches)).toBe(true);
  expect(await findMotionsOver(page, 1)).toEqual([]);
});

test.describe("where motion is welcome", () => {
  test.use({ reducedMotion: "no-preference" });

  test("none takes longer than 150 ms", async ({ page }) => {
    await showSignInError(page);
    expect(await findMotionsOver(page, 1)).not.toEqual([]);
    expect(await findMotionsOver(page, MAX_MOTION_MS)).toEqual([]);
  });
});
