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
const SCORE_BAR: Record<ScoreTone, string> = { good: "bg-accent", careful: "bg-careful", wrong: "bg-wrong" };

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
      <div className="h-3 overflow-hidden rounded-sm bg-line">
        <div className={cn("h-full", SCORE_BAR[scoreTone(score)])} style={{ width: percent(score) }} />
      </div>
      <div className="absolute inset-y-0 w-0.5 bg-ink" style={{ left: percent(passLine) }} />
    </div>
  );
}
