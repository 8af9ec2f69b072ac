import type { ReactNode } from "react";
import { EarSlot } from "@/components/layout/ear-slot";
import { cn } from "@/lib/utils";

type Props = {
  className?: string;
  /** The ear lies over the corner, which the text must leave free, where it would push fields or a grid aside. */
  isOver?: boolean;
  children: ReactNode;
};

/**
 * Product text with an ear in its corner that reads it aloud in the reader's language. Nothing of an exam belongs in it;
 * what names its language (`lang`) is left out.
 */
export function ReadAloud({ className, isOver = false, children }: Props) {
  return (
    <div data-slot="read-aloud" className={cn("flow-root", isOver && "relative", className)}>
      <EarSlot isOver={isOver} />
      {children}
    </div>
  );
}
