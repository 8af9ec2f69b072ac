import { scaleLinear } from "d3-scale";
import type { CalibrationBin } from "@/lib/report/readiness/calibration";

const SIZE = 420;
const BOX = { left: 60, right: 400, top: 20, bottom: 360 };
const MIDDLE = { x: (BOX.left + BOX.right) / 2, y: (BOX.top + BOX.bottom) / 2 };
const LINE_HEIGHT = 22;
const x = scaleLinear([0, 1], [BOX.left, BOX.right]);
const y = scaleLinear([0, 1], [BOX.bottom, BOX.top]);
const TICKS = [0, 0.2, 0.4, 0.6, 0.8, 1];
const LOOKS = ['fill="#14532d"', 'fill="#ffffff" stroke="#14532d" stroke-width="2"'];

const lookOf = (place: number) => `r="6" ${LOOKS[place % LOOKS.length]}`;

/** Predicted against actual pass rates, as SVG: points on the diagonal are right. */
export function drawReliability(series: readonly { name: string; bins: readonly CalibrationBin[] }[]): string {
  const xGrid = TICKS.flatMap((tick) => [
    `<path d="M${x(tick)} ${BOX.top}V${BOX.bottom}" stroke="#d6d3cb"/>`,
    `<text x="${x(tick)}" y="${BOX.bottom + 20}" text-anchor="middle">${100 * tick}%</text>`,
  ]);
  const yGrid = TICKS.flatMap((tick) => [
    `<path d="M${BOX.left} ${y(tick)}H${BOX.right}" stroke="#d6d3cb"/>`,
    `<text x="${BOX.left - 8}" y="${y(tick) + 5}" text-anchor="end">${100 * tick}%</text>`,
  ]);
  const points = series.flatMap(({ name, bins }, place) =>
    bins.map(({ said, passed, learners }) => {
      const title = `${name}: said ${(100 * said).toFixed(1)}%, passed ${(100 * passed).toFixed(1)}%, ${learners} learners`;
      return `<circle cx="${x(said).toFixed(1)}" cy="${y(passed).toFixed(1)}" ${lookOf(place)}><title>${title}</title></circle>`;
    }),
  );
  const legend = series.map(({ name }, place) => {
    const [left, top] = [BOX.left + 18, BOX.top + 20 + LINE_HEIGHT * place];
    return `<circle cx="${left}" cy="${top}" ${lookOf(place)}/><text x="${left + 14}" y="${top + 5}">${name}</text>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" font-family="sans-serif" font-size="14" fill="#1c1917">`,
    `<title>Said and passed</title><rect width="100%" height="100%" fill="#ffffff"/>`,
    ...xGrid,
    ...yGrid,
    `<path d="M${x(0)} ${y(0)}L${x(1)} ${y(1)}" stroke="#57534e" stroke-dasharray="6 4"/>`,
    ...points,
    ...legend,
    `<text x="${MIDDLE.x}" y="${SIZE - 12}" text-anchor="middle">said</text>`,
    `<text x="18" y="${MIDDLE.y}" text-anchor="middle" transform="rotate(-90 18 ${MIDDLE.y})">passed</text>`,
    "</svg>",
    "",
  ].join("\n");
}
