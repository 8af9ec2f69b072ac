import { scaleLinear } from "d3-scale";
import type { CalibrationBin } from "@/lib/report/readiness/calibration";
import { drawChart } from "./chart-svg.ts";

const SIZE = 420;
const BOX = { left: 60, right: 400, top: 20, bottom: 360 };
const x = scaleLinear([0, 1], [BOX.left, BOX.right]);
const y = scaleLinear([0, 1], [BOX.bottom, BOX.top]);
const TICKS = [0, 0.2, 0.4, 0.6, 0.8, 1];
const LOOKS = ['fill="#14532d"', 'fill="#ffffff" stroke="#14532d" stroke-width="2"'];

const label = (share: number) => `${100 * share}%`;
const lookOf = (place: number) => `r="6" ${LOOKS[place % LOOKS.length]}`;

/** Predicted against actual pass rates, as SVG: points on the diagonal are right. */
export function drawReliability(series: readonly { name: string; bins: readonly CalibrationBin[] }[]): string {
  const points = series.flatMap(({ name, bins }, place) =>
    bins.map(({ said, passed, learners }) => {
      const title = `${name}: said ${(100 * said).toFixed(1)}%, passed ${(100 * passed).toFixed(1)}%, ${learners} learners`;
      return `<circle cx="${x(said).toFixed(1)}" cy="${y(passed).toFixed(1)}" ${lookOf(place)}><title>${title}</title></circle>`;
    }),
  );
  const entries = series.map(({ name }, place) => ({
    name,
    mark: (cx: number, cy: number) => `<circle cx="${cx}" cy="${cy}" ${lookOf(place)}/>`,
  }));
  return drawChart({
    title: "Said and passed",
    width: SIZE,
    height: SIZE,
    box: BOX,
    xName: "said",
    yName: "passed",
    xTicks: TICKS.map((tick) => ({ at: x(tick), label: label(tick) })),
    yTicks: TICKS.map((tick) => ({ at: y(tick), label: label(tick) })),
    marks: [`<path d="M${x(0)} ${y(0)}L${x(1)} ${y(1)}" stroke="#57534e" stroke-dasharray="6 4"/>`, ...points],
    legend: { left: BOX.left + 18, top: BOX.top + 20, entries },
  });
}
