import { scaleLinear } from "d3-scale";
import type { CalibrationBin } from "@/lib/report/readiness/calibration";

const SIZE = 420;
const BOX = { left: 60, right: 400, top: 20, bottom: 360 };
const x = scaleLinear([0, 1], [BOX.left, BOX.right]);
const y = scaleLinear([0, 1], [BOX.bottom, BOX.top]);
const TICKS = [0, 0.2, 0.4, 0.6, 0.8, 1];
const LOOKS = ['fill="#14532d"', 'fill="#ffffff" stroke="#14532d" stroke-width="2"'];

/** What was said beside what came, as a drawing: points on the line are right. Made of figures alone, without a browser. */
export function drawReliability(series: readonly { name: string; bins: readonly CalibrationBin[] }[]): string {
  const lines = TICKS.flatMap((tick) => [
    `<path d="M${x(tick)} ${BOX.top}V${BOX.bottom}M${BOX.left} ${y(tick)}H${BOX.right}" stroke="#d6d3cb"/>`,
    `<text x="${x(tick)}" y="${BOX.bottom + 20}" text-anchor="middle">${100 * tick}%</text>`,
    `<text x="${BOX.left - 8}" y="${y(tick) + 5}" text-anchor="end">${100 * tick}%</text>`,
  ]);
  const points = series.flatMap(({ name, bins }, place) =>
    bins.map(({ said, passed, learners }) => {
      const [cx, cy] = [x(said).toFixed(1), y(passed).toFixed(1)];
      const title = `${name}: said ${(100 * said).toFixed(1)}%, passed ${(100 * passed).toFixed(1)}%, ${learners} learners`;
      return `<circle cx="${cx}" cy="${cy}" r="6" ${LOOKS[place % LOOKS.length]}><title>${title}</title></circle>`;
    }),
  );
  const legend = series.map(({ name }, place) => {
    const top = BOX.top + 20 + 22 * place;
    const mark = `<circle cx="${BOX.left + 18}" cy="${top}" r="6" ${LOOKS[place % LOOKS.length]}/>`;
    return `${mark}<text x="${BOX.left + 32}" y="${top + 5}">${name}</text>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" font-family="sans-serif" font-size="14" fill="#1c1917">`,
    '<title>Said and passed</title><rect width="100%" height="100%" fill="#ffffff"/>',
    ...lines,
    `<path d="M${x(0)} ${y(0)}L${x(1)} ${y(1)}" stroke="#57534e" stroke-dasharray="6 4"/>`,
    ...points,
    ...legend,
    `<text x="${(BOX.left + BOX.right) / 2}" y="${SIZE - 12}" text-anchor="middle">said</text>`,
    `<text x="18" y="${(BOX.top + BOX.bottom) / 2}" text-anchor="middle" transform="rotate(-90 18 ${(BOX.top + BOX.bottom) / 2})">passed</text>`,
    "</svg>",
    "",
  ].join("\n");
}
