import { scaleLinear, scaleLog } from "d3-scale";
import { drawChart } from "./chart-svg.ts";
import type { Entry } from "./history.ts";

const WIDTH = 820;
const HEIGHT = 460;
const BOX = { left: 70, right: 520, top: 20, bottom: 390 };
const Y_TICKS = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50];
const COLOURS = [
  "#14532d",
  "#b45309",
  "#1d4ed8",
  "#be123c",
  "#7c3aed",
  "#0e7490",
  "#57534e",
  "#a16207",
  "#4d7c0f",
  "#9d174d",
];
/** More dates do not fit below the drawing. */
const MAX_DATES = 6;

/** Throughput only: for the other figures smaller is better. */
const isDrawn = (name: string) => !/p9\d|processor/.test(name);

export function drawHistory(entries: readonly Entry[]): string {
  const x = scaleLinear([0, Math.max(1, entries.length - 1)], [BOX.left + 20, BOX.right - 20]);
  const y = scaleLog([0.01, 50], [BOX.bottom, BOX.top]).clamp(true);
  const names = [...new Set(entries.flatMap(({ ratios }) => Object.keys(ratios)))].filter(isDrawn);
  const marks = names.flatMap((name, place) => {
    const colour = COLOURS[place % COLOURS.length];
    const points = entries.flatMap(({ ratios, date, next }, run) => {
      const ratio = ratios[name];
      return ratio === undefined ? [] : [{ at: `${x(run).toFixed(1)} ${y(ratio).toFixed(1)}`, ratio, date, next }];
    });
    const line = points.map(({ at }, index) => `${index ? "L" : "M"}${at}`).join("");
    const dots = points.map(({ at, ratio, date, next }) => {
      const [cx, cy] = at.split(" ");
      const title = `${name}: ${ratio} on ${date.slice(0, 10)}, Next ${next}`;
      return `<circle cx="${cx}" cy="${cy}" r="4" fill="${colour}"><title>${title}</title></circle>`;
    });
    return [`<path d="${line}" fill="none" stroke="${colour}" stroke-width="2"/>`, ...dots];
  });
  const every = Math.ceil(entries.length / MAX_DATES);
  const xTicks = entries.flatMap(({ date }, run) =>
    run % every === 0 ? [{ at: x(run), label: date.slice(0, 10) }] : [],
  );
  const legend = names.map((name, place) => ({
    name,
    mark: (cx: number, cy: number) => `<circle cx="${cx}" cy="${cy}" r="5" fill="${COLOURS[place % COLOURS.length]}"/>`,
  }));
  return drawChart({
    title: "The site's speed beside a raw server's and its own liveness call's",
    width: WIDTH,
    height: HEIGHT,
    box: BOX,
    xName: "runs",
    yName: "answers a second, as a share of the other's",
    xTicks,
    yTicks: Y_TICKS.map((tick) => ({ at: y(tick), label: String(tick) })),
    marks,
    legend: { left: BOX.right + 20, top: BOX.top + 20, entries: legend },
  });
}
