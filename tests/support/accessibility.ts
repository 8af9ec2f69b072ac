/** Checks a page with axe once all animations have ended. */
import { expect, type Page } from "@playwright/test";
import axe, { type NodeResult, type Result, type RunOptions } from "axe-core";

/** Toasts. They fade, so their contrast cannot be checked. */
const TOASTER = "[data-sonner-toaster]";

/** Waits until the fonts have loaded and all animations have ended, except endless ones such as a spinner's. */
export async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isOver = (animation: Animation) =>
      animation.playState !== "running" || animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
    await document.fonts.ready;
    while (!document.getAnimations().every(isOver)) await new Promise(requestAnimationFrame);
  });
}

/** One line per fault: the rule, the element, and the measured values, such as the two colours and their contrast. */
function describeViolation({ id, nodes }: Result): string[] {
  const measured = ({ any, all, none }: NodeResult) =>
    [...any, ...all, ...none].map(({ message, data }) => `${message} ${JSON.stringify(data ?? {})}`).join("; ");
  return nodes.map((node) => `${id} at ${node.target.join(" ")}: ${measured(node)} in ${node.html}`);
}

/** WCAG 2.2 AA rules that axe leaves off by default. */
const EXTRA_RULES = { "target-size": { enabled: true } };

/** The rules that depend on the colours. */
export const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

type ScanOptions = {
  /** A selector of the only part to check; without it, everything except toasts. */
  only?: string;
  /** Only these rules; without them, all. */
  rules?: readonly string[];
};

type ScanScope = { include: string[] } | { exclude: string[] };

/**
 * Runs axe; null if it is not loaded in the page yet. Bars at the foot of the window stand in their place in the page
 * meanwhile: what lies under or close to them can be scrolled clear.
 */
function runAxe(page: Page, where: ScanScope, options: RunOptions): Promise<Result[] | null> {
  return page.evaluate(
    async ([context, how]) => {
      const run: typeof axe.run | undefined = Reflect.get(window, "axe")?.run;
      if (!run) return null;
      const bars = [...document.querySelectorAll<HTMLElement>(".sticky.bottom-0")];
      for (const bar of bars) bar.style.setProperty("position", "static");
      const { violations } = await run(context, how);
      for (const bar of bars) bar.style.removeProperty("position");
      return violations;
    },
    [where, options] as const,
  );
}

/** Checks the page in its current state with axe: one line per fault. */
export async function findViolations(page: Page, { only, rules }: ScanOptions = {}): Promise<string[]> {
  const where = only ? { include: [only] } : { exclude: [TOASTER] };
  const chosen: RunOptions = rules ? { runOnly: { type: "rule", values: [...rules] } } : { rules: EXTRA_RULES };
  const look = () => runAxe(page, where, { ...chosen, resultTypes: ["violations"] });
  await waitForAnimations(page);
  const violations = (await look()) ?? (await page.evaluate(axe.source).then(look));
  if (!violations) throw new Error("axe does not run");
  return violations.flatMap(describeViolation);
}

/** Fails with one line for each of these faults. */
export async function expectAccessible(page: Page, look?: ScanOptions): Promise<void> {
  expect(await findViolations(page, look), `faults on ${page.url()}`).toEqual([]);
}

/** The same, and no element extends beyond the sides of the window. */
export async function expectUsablePage(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectAccessible(page);
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(sideways, `what stands beyond the window on ${page.url()}, in pixels`).toBe(0);
}
