import { useId } from "react";

type Props = {
  /** What the chart shows, in a sentence: all that a screen reader hears of it. */
  summary: string;
  /** The bars in order; null where there is nothing to measure. The last step is still under way and drawn as an outline. */
  bars: readonly { name: string; value: number | null; text: string }[];
  /** How the top (and a bottom under zero) is written. */
  write: (value: number) => string;
  /** The least the scale reaches up to: 1 for a share. */
  topAtLeast?: number;
};

const STEP = 10;
const GAP = 1;
const HEIGHT = 100;
/** A bar that is not zero can be seen, however small. */
const LEAST = 1.5;

/** Bars over time: heights only. The scale stands above, the first and the last step below, the numbers in a table beside it. */
export function BarChart({ summary, bars, write, topAtLeast = 0 }: Props) {
  const id = useId();
  const values = bars.map(({ value }) => value ?? 0);
  const top = Math.max(0, topAtLeast, ...values);
  const bottom = Math.min(0, ...values);
  const span = top - bottom;
  const zero = span === 0 ? HEIGHT : (HEIGHT * top) / span;
  return (
    <div className="space-y-1 text-sm text-ink-soft">
      <p aria-hidden="true" className="tabular-nums">
        {write(top)}
      </p>
      <svg
        role="img"
        aria-labelledby={id}
        viewBox={`0 0 ${bars.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="block h-36 w-full overflow-visible"
      >
        <title id={id}>{summary}</title>
        <line x1={0} x2={bars.length * STEP} y1={0} y2={0} className="stroke-line" vectorEffect="non-scaling-stroke" />
        {bars.map(({ name, value, text }, index) => {
          const height = value ? Math.max(LEAST, (HEIGHT * Math.abs(value)) / span) : 0;
          const isUnderWay = index === bars.length - 1;
          return (
            <g key={name}>
              <title>{`${name}: ${text}`}</title>
              <rect x={index * STEP} y={0} width={STEP} height={HEIGHT} className="fill-transparent" />
              <rect
                x={index * STEP + GAP}
                y={value && value < 0 ? zero : zero - height}
                width={STEP - 2 * GAP}
                height={height}
                vectorEffect="non-scaling-stroke"
                className={
                  isUnderWay
                    ? "fill-accent-soft stroke-accent"
                    : value && value < 0
                      ? "fill-wrong stroke-wrong"
                      : "fill-accent stroke-accent"
                }
              />
            </g>
          );
        })}
        <line
          x1={0}
          x2={bars.length * STEP}
          y1={zero}
          y2={zero}
          className="stroke-edge"
          strokeWidth={2}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {bottom < 0 && (
        <p aria-hidden="true" className="tabular-nums">
          {write(bottom)}
        </p>
      )}
      <p aria-hidden="true" className="flex justify-between gap-4">
        <span>{bars[0]?.name}</span>
        <span>{bars.at(-1)?.name}</span>
      </p>
    </div>
  );
}
