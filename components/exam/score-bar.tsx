import { SECTION_MAX } from "@/lib/exam/score";

/** Colour classes of a score out of 12: green from 8, yellow from 6, red below. */
export function scoreColour(score: number): { text: string; bar: string } {
  if (score >= 8) return { text: "text-accent", bar: "fill-accent" };
  if (score >= 6) return { text: "text-yellow", bar: "fill-yellow" };
  return { text: "text-wrong", bar: "fill-wrong" };
}

type Props = { score: number; passLine: number; label?: string; colour?: string };

/** Gap after a segment, of its width of 10. */
const GAP = 1;

/** The outline of the segments up to a score; the last one may be cut. */
function segmentsUpTo(score: number): string {
  return Array.from({ length: Math.ceil(score) }, (_, at) => {
    const width = Math.min(1, score - at) * (10 - GAP);
    return `M${10 * at} 0h${width}v8h-${width}z`;
  }).join("");
}

const TRACK = segmentsUpTo(SECTION_MAX);

/**
 * Twelve segments with the pass line. `label`: accessible name, omitted where the same words are next to it. `colour`:
 * overrides the score's fill class.
 */
export function ScoreBar({ score, passLine, label, colour = scoreColour(score).bar }: Props) {
  return (
    <div
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
      className="relative py-1 rtl:-scale-x-100 [print-color-adjust:exact]"
    >
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${10 * SECTION_MAX} 8`}
        preserveAspectRatio="none"
        className="block h-2.5 w-full overflow-hidden rounded-full"
      >
        <path d={TRACK} className="fill-line" />
        <path d={segmentsUpTo(score)} className={colour} />
      </svg>
      <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
        <rect x={`${(100 * passLine) / SECTION_MAX}%`} width="2" height="100%" className="fill-ink" />
      </svg>
    </div>
  );
}
