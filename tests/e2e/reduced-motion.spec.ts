import type { Locator, Page } from "@playwright/test";
import { expectAccessible, waitForAnimations } from "@/tests/support/accessibility";
import { expect, openWithConsent, test } from "@/tests/support/browser";

const MAX_MOTION_MS = 150;

/** A refused sign-in: a page with a form, an error and a notification. */
async function showSignInError(page: Page): Promise<Locator> {
  await openWithConsent(page, "/login");
  await page.getByLabel("Email").fill("nessuno@example.it");
  await page.getByLabel("Password", { exact: true }).fill("sbagliata");
  await page.getByRole("button", { name: "Accedi" }).click();
  const notice = page.getByRole("listitem").filter({ hasText: "Errore di login" });
  await expect(notice).toBeVisible();
  // It stays while hovered.
  await notice.hover();
  await waitForAnimations(page);
  return notice;
}

/**
 * Every animation that the page's rules allow, longer than this: the element and the duration. A spinner's is listed
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

test("everybody has time to read a notification, and users who prefer reduced motion get no animation", async ({
  page,
}) => {
  await showSignInError(page);
  await expectAccessible(page, { only: "[data-sonner-toaster]" });
  expect(await page.evaluate(() => matchMedia("(prefers-reduced-motion: reduce)").matches)).toBe(true);
  expect(await findMotionsOver(page, 1)).toEqual([]);
});

test("a notice covers neither the title nor the menu of a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const notice = await (await showSignInError(page)).boundingBox();
  for (const part of [page.getByRole("banner"), page.getByRole("heading", { level: 1 })]) {
    await part.evaluate((element) => element.scrollIntoView());
    const box = await part.boundingBox();
    expect((box?.y ?? 640) + (box?.height ?? 0)).toBeLessThanOrEqual(notice?.y ?? 0);
  }
  expect((notice?.y ?? 640) + (notice?.height ?? 0)).toBeLessThanOrEqual(640);
});

test.describe("without a preference for reduced motion", () => {
  test.use({ reducedMotion: "no-preference" });

  test("no animation takes longer than 150 ms", async ({ page }) => {
    await showSignInError(page);
    expect(await findMotionsOver(page, 1)).not.toEqual([]);
    expect(await findMotionsOver(page, MAX_MOTION_MS)).toEqual([]);
  });
});
