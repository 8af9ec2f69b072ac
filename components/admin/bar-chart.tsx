import { scaleBand, scaleLinear } from "d3-scale";

/** One time step; `value` is null where there is nothing to measure. */
export type Bar = { name: string; value: number | null; text: string };

type Props = {
  /** One sentence that describes the chart; the only part screen readers get. */
  summary: string;
  /** In order. The last step is still in progress and drawn as an outline. */
  bars: readonly Bar[];
  formatTick: (value: number) => string;
  isCount?: boolean;
  /** Minimum upper end of the scale: 1 for a share. */
  minTop?: number;
};

const WIDTH = 300;
const HEIGHT = 100;
const TICKS = 4;
/** Minimum height of a bar that is not zero. */
const MIN_BAR_HEIGHT = 1.5;

export function BarChart({ summary, bars, formatTick, isCount = false, minTop = 0 }: Props) {
  const values = bars.map(({ value }) => value ?? 0);
  const bottom = Math.min(0, ...values);
  const top = Math.max(minTop, ...values) || (bottom === 0 ? 1 : 0);
  const x = scaleBand(
    bars.map(({ name }) => name),
    [0, WIDTH],
  ).padding(0.2);
  const y = scaleLinear([bottom, top], [HEIGHT, 0]).nice(TICKS);
  const ticks = y.ticks(TICKS).filter((tick) => !isCount || Number.isInteger(tick));
  const heightOf = ({ value }: Bar) => (value ? Math.max(MIN_BAR_HEIGHT, Math.abs(y(value) - y(0))) : 0);
  return (
    <div dir="ltr" className="grid grid-cols-[auto_1fr] gap-x-2 pt-2 text-sm text-ink-soft">
      <Scale labels={ticks.map(formatTick)} />
      <svg
        role="img"
        aria-label={summary}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="block h-36 w-full overflow-visible"
      >
        {ticks.map((tick) => (
          <TickLine key={tick} y={y(tick)} isZero={tick === 0} />
        ))}
        {bars.map((bar, index) => (
          <g key={bar.name}>
            <title>{`${bar.name}: ${bar.text}`}</title>
            <rect x={x(bar.name)} width={x.bandwidth()} height={HEIGHT} className="fill-transparent" />
            <rect
              x={x(bar.name)}
              y={(bar.value ?? 0) < 0 ? y(0) : y(0) - heightOf(bar)}
              width={x.bandwidth()}
              height={heightOf(bar)}
              vectorEffect="non-scaling-stroke"
              className={barClassName(bar, index === bars.length - 1)}
            />
          </g>
        ))}
      </svg>
      <p aria-hidden="true" className="col-start-2 flex justify-between gap-4 pt-1">
        <span>{bars[0]?.name}</span>
        <span>{bars.at(-1)?.name}</span>
      </p>
    </div>
  );
}

function barClassName({ value }: Bar, isInProgress: boolean): string {
  if (isInProgress) return "fill-accent-soft stroke-accent";
  return (value ?? 0) < 0 ? "fill-wrong stroke-wrong" : "fill-accent stroke-accent";
}

/** Equal spacing aligns each label with its grid line. */
function Scale({ labels }: { labels: readonly string[] }) {
  return (
    <div aria-hidden="true" className="flex h-36 flex-col-reverse justify-between text-end tabular-nums">
      {labels.map((label) => (
        <span key={label} className="flex h-0 items-center justify-end whitespace-nowrap">
          {label}
        </span>
      ))}
    </div>
  );
}

function TickLine({ y, isZero }: { y: number; isZero: boolean }) {
  return (
    <path
      d={`M0 ${y}H${WIDTH}`}
      className={isZero ? "stroke-edge" : "stroke-line"}
      strokeWidth={isZero ? 2 : 1}
      vectorEffect="non-scaling-stroke"
    />
  );
}
