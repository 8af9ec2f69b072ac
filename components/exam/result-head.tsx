import type { ReactNode } from "react";
import { OutcomeBadge, outcomeOf } from "@/components/exam/outcome-badge";
import { ScoreBar, scoreColour } from "@/components/exam/score-bar";
import { cn } from "@/lib/utils";

type Props = {
  /** The points out of 12, and the same in words; left out where there are none. */
  points?: number;
  score?: string;
  /** Null while the marks are open, and for a correction without a mark. */
  isPassed: boolean | null;
  isWaiting?: boolean;
  /** The verdict in a word. */
  verdict: string;
  /** Draws the points as a bar with its pass line; `label` is the same in words. */
  bar?: { passLine: number; label: string };
  children?: ReactNode;
};

/** What a section was worth: points in large figures, the verdict, a bar, and what else there is to say. */
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
