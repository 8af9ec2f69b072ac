import type { ReactNode } from "react";
import { EarSlot } from "@/components/layout/ear-slot";
import { cn } from "@/lib/utils";

type Props = {
  className?: string;
  /**
   * Whether the ear lies over the corner, which the text must leave free; for places where it would push a form or grid
   * aside.
   */
  isOver?: boolean;
  children: ReactNode;
};

/**
 * Product text with an ear in its corner that reads it aloud in the reader's language. It must contain no exam content;
 * elements with a `lang` attribute are skipped.
 */
export function ReadAloud({ className, isOver = false, children }: Props) {
  return (
    <div data-slot="read-aloud" className={cn("flow-root", isOver && "relative", className)}>
      <EarSlot isOver={isOver} />
      {children}
    </div>
  );
}
