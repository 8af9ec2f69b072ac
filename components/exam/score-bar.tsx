import { SECTION_MAX } from "@/lib/exam/score";
import { cn } from "@/lib/utils";

export type ScoreTone = "good" | "careful" | "wrong";

/** The colour of a score out of 12: green from 8, yellow from 6, red below (specification, section 9). */
export function scoreTone(score: number): ScoreTone {
  return score >= 8 ? "good" : score >= 6 ? "careful" : "wrong";
}

export const SCORE_TEXT: Record<ScoreTone, string> = {
  good: "text-accent",
  careful: "text-careful",
  wrong: "text-wrong",
};
const SCORE_BAR: Record<ScoreTone, string> = { good: "fill-accent", careful: "fill-careful", wrong: "fill-wrong" };

/**
 * A score as a bar of 12 with a mark at the pass line.
 * @param label the same in words; the bar itself is only a picture
 */
export function ScoreBar({
  score,
  passLine,
  label,
  className,
}: {
  score: number;
  passLine: number;
  label: string;
  className?: string;
}) {
  const percent = (points: number) => `${(100 * points) / SECTION_MAX}%`;
  return (
    <div role="img" aria-label={label} className={cn("relative py-1 [print-color-adjust:exact]", className)}>
      <svg aria-hidden="true" className="block h-3 w-full rounded-sm bg-line">
        <rect width={percent(score)} height="100%" className={SCORE_BAR[scoreTone(score)]} />
      </svg>
      <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
        <rect x={percent(passLine)} width="2" height="100%" className="fill-ink" />
      </svg>
    </div>
  );
}
