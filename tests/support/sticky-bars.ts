/** Whether what stays in sight can be pressed. */
import type { Page } from "@playwright/test";

/**
 * Scrolls through the page and presses, at its middle and near its edges, each control of a bar that stays in sight.
 * @returns a line for each control that something else covers, or that the window cuts off
 */
export function findCoveredControls(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const STOPS = 4;
    const CONTROLS = "a, button, summary, input, select, textarea";
    const EDGE_PX = 3;
    // A sticky bar at its own place scrolls with the page.
    const staysInSight = (element: Element) => {
      const { position, top, bottom } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      const isStuck =
        box.top <= Number.parseFloat(top) + 1 || innerHeight - box.bottom <= Number.parseFloat(bottom) + 1;
      return position === "fixed" || (position === "sticky" && isStuck);
    };
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return element.checkVisibility({ visibilityProperty: true }) && width > 2 * EDGE_PX && height > 2 * EDGE_PX;
    };
    const isPressedAt = (control: Element, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (control.contains(hit) || hit.closest("label")?.control === control);
    };
    const found = new Set<string>();
    for (let stop = 0; stop <= STOPS; stop += 1) {
      const { scrollHeight, clientHeight } = document.documentElement;
      window.scrollTo(0, ((scrollHeight - clientHeight) * stop) / STOPS);
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      for (const bar of document.querySelectorAll("body *")) {
        if (!staysInSight(bar) || !isShown(bar)) continue;
        const frame = bar.getBoundingClientRect();
        for (const control of bar.querySelectorAll(CONTROLS)) {
          const { left, right, top, bottom, x, y, width, height } = control.getBoundingClientRect();
          // What the bar itself scrolls out of sight comes back by scrolling it.
          const isScrolledAway = top < frame.top || bottom > frame.bottom || left < frame.left || right > frame.right;
          if (!isShown(control) || isScrolledAway) continue;
          const [middleX, middleY] = [x + width / 2, y + height / 2];
          const points = [
            [middleX, middleY],
            [middleX, top + EDGE_PX],
            [middleX, bottom - EDGE_PX],
            [left + EDGE_PX, middleY],
            [right - EDGE_PX, middleY],
          ] as const;
          if (points.every(([pointX, pointY]) => isPressedAt(control, pointX, pointY))) continue;
          const name = control.getAttribute("aria-label") ?? control.textContent?.trim() ?? "";
          found.add(`“${name || control.getAttribute("name")}” is covered after ${stop} of ${STOPS} parts of the page`);
        }
      }
    }
    return [...found];
  });
}
