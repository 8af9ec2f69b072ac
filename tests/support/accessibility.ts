/** Whether a page can be used by everybody: asked of a page at rest, and answered with what to mend. */
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Where notices appear. They fade by themselves, and while they do their colours are nobody's choice. */
const TOASTER = "[data-sonner-toaster]";

type Results = Awaited<ReturnType<AxeBuilder["analyze"]>>;
type Violation = Results["violations"][number];
type Part = Violation["nodes"][number];

/** Waits until the fonts have come and nothing fades or moves any more; what turns for ever, as a spinner does, may. */
export async function waitUntilStill(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isOver = (animation: Animation) =>
      animation.playState !== "running" || animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
    return document.fonts.status === "loaded" && document.getAnimations().every(isOver);
  });
}

/** One line a fault: the rule, where, and what was measured there, such as the two colours and their contrast. */
function describeViolation({ id, nodes }: Violation): string[] {
  const measured = ({ any, all, none }: Part) =>
    [...any, ...all, ...none].map(({ message, data }) => `${message} ${JSON.stringify(data ?? {})}`).join("; ");
  return nodes.map((node) => `${id} at ${node.target.join(" ")}: ${measured(node)} in ${node.html}`);
}

/**
 * Looks through the page as it stands, with axe's rules, and fails with a line for each fault.
 * @param options.only a selector of the one part that is looked at; without it, all but the notices
 */
export async function expectAccessible(page: Page, { only }: { only?: string } = {}): Promise<void> {
  await waitUntilStill(page);
  const builder = new AxeBuilder({ page });
  const { violations } = await (only ? builder.include(only) : builder.exclude(TOASTER)).analyze();
  expect(violations.flatMap(describeViolation), `faults on ${page.url()}`).toEqual([]);
}

/** The same, and nothing stands beyond the window's side edges. */
export async function expectUsableByAll(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectAccessible(page);
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(sideways, `what stands beyond the window on ${page.url()}, in pixels`).toBe(0);
}
