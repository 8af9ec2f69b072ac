type Tick = { at: number; label: string };

export type Chart = {
  title: string;
  width: number;
  height: number;
  /** Plot area in pixels from the left and the top. */
  box: { left: number; right: number; top: number; bottom: number };
  xName: string;
  yName: string;
  xTicks: readonly Tick[];
  yTicks: readonly Tick[];
  marks: readonly string[];
  legend: { left: number; top: number; entries: readonly { name: string; mark: (x: number, y: number) => string }[] };
};

const LINE_HEIGHT = 22;

export function drawChart({ title, width, height, box, xName, yName, xTicks, yTicks, marks, legend }: Chart): string {
  const middle = (box.top + box.bottom) / 2;
  const grid = [
    ...xTicks.flatMap(({ at, label }) => [
      `<path d="M${at} ${box.top}V${box.bottom}" stroke="#d6d3cb"/>`,
      `<text x="${at}" y="${box.bottom + 20}" text-anchor="middle">${label}</text>`,
    ]),
    ...yTicks.flatMap(({ at, label }) => [
      `<path d="M${box.left} ${at}H${box.right}" stroke="#d6d3cb"/>`,
      `<text x="${box.left - 8}" y="${at + 5}" text-anchor="end">${label}</text>`,
    ]),
  ];
  const words = legend.entries.map(({ name, mark }, place) => {
    const y = legend.top + LINE_HEIGHT * place;
    return `${mark(legend.left, y)}<text x="${legend.left + 14}" y="${y + 5}">${name}</text>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="14" fill="#1c1917">`,
    `<title>${title}</title><rect width="100%" height="100%" fill="#ffffff"/>`,
    ...grid,
    ...marks,
    ...words,
    `<text x="${(box.left + box.right) / 2}" y="${height - 12}" text-anchor="middle">${xName}</text>`,
    `<text x="18" y="${middle}" text-anchor="middle" transform="rotate(-90 18 ${middle})">${yName}</text>`,
    "</svg>",
    "",
  ].join("\n");
}
