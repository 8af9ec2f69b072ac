import { SECTION_MAX } from "@/lib/exam/score";

/** The colour of a score out of 12, as text and as a bar: green from 8, yellow from 6, red below. */
export function scoreColour(score: number): { text: string; bar: string } {
  if (score >= 8) return { text: "text-accent", bar: "fill-accent" };
  if (score >= 6) return { text: "text-yellow", bar: "fill-yellow" };
  return { text: "text-wrong", bar: "fill-wrong" };
}

type Props = { score: number; passLine: number; label: string; colour?: string };

/**
 * A score as a bar of 12 with a mark at the pass line.
 * @param label the same in words; the bar itself is only a picture. Empty where those words stand beside it
 * @param colour a class that fills it, instead of the score's own colour
 */
export function ScoreBar({ score, passLine, label, colour = scoreColour(score).bar }: Props) {
  const percent = (points: number) => `${(100 * points) / SECTION_MAX}%`;
  return (
    <div
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
      className="relative py-1 [print-color-adjust:exact]"
    >
      <svg aria-hidden="true" className="block h-3 w-full rounded-sm bg-line">
        <rect width={percent(score)} height="100%" className={colour} />
      </svg>
      <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
        <rect x={percent(passLine)} width="2" height="100%" className="fill-ink" />
      </svg>
    </div>
  );
}
