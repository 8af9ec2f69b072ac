import type { ReactNode } from "react";
import { OutcomeBadge, outcomeOf } from "@/components/exam/outcome-badge";
import { ScoreBar, scoreColour } from "@/components/exam/score-bar";
import { cn } from "@/lib/utils";

type Props = {
  /** Points out of 12, and the same in words; omitted where there are none. */
  points?: number;
  score?: string;
  /** Null while marks are pending, and for a correction without a mark. */
  isPassed: boolean | null;
  isWaiting?: boolean;
  verdict: string;
  bar?: { passLine: number; label: string };
  children?: ReactNode;
};

/** A section's result: large points, verdict, bar, and `children`. */
export function ResultHead({ points = 0, score, isPassed, isWaiting = false, verdict, bar, children }: Props) {
  return (
    <div className="mt-3 max-w-reading space-y-3">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {score && <strong className={cn("text-3xl", scoreColour(points).text)}>{score}</strong>}
        <OutcomeBadge outcome={outcomeOf(isPassed, isWaiting)}>{verdict}</OutcomeBadge>
      </p>
      {bar && <ScoreBar score={points} {...bar} />}
      {children}
    </div>
  );
}
