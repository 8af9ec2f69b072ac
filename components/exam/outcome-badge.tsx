import { Check, CircleHelp, Clock, MessageSquareText, X } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/lib/utils";

/** Red is for wrong answers; what is not passed yet is honey. */
export const OUTCOMES = {
  right: { Icon: Check, tone: "good", className: "text-accent" },
  wrong: { Icon: X, tone: "wrong", className: "text-wrong" },
  failed: { Icon: X, tone: "careful", className: "text-careful" },
  unanswered: { Icon: CircleHelp, tone: "careful", className: "text-careful" },
  waiting: { Icon: Clock, tone: "careful", className: "text-careful" },
  unmarked: { Icon: MessageSquareText, tone: "neutral", className: "text-ink-soft" },
} as const;

type Outcome = keyof typeof OUTCOMES;

/** `isPassed` is null while the result is pending or where no mark exists. */
export function outcomeOf(isPassed: boolean | null, isWaiting: boolean) {
  if (isPassed === null) return isWaiting ? "waiting" : "unmarked";
  return isPassed ? "right" : "failed";
}

type Props = { outcome: Outcome; children: ReactNode };

export function OutcomeBadge({ outcome, children }: Props) {
  const { Icon, tone } = OUTCOMES[outcome];
  return (
    <Badge tone={tone} wraps>
      <Icon aria-hidden="true" />
      <span>{children}</span>
    </Badge>
  );
}

export function OutcomeLabel({ outcome, children }: Props) {
  const { Icon, className } = OUTCOMES[outcome];
  return (
    <span className={cn("inline-flex items-center gap-1 text-sm font-semibold", className)}>
      <Icon aria-hidden="true" className="size-5 shrink-0" strokeWidth={2.5} />
      <span>{children}</span>
    </span>
  );
}
