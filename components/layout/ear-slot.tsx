"use client";

import type { EarProps } from "@/components/layout/ear";
import { lazyOnIdle } from "@/components/ui/lazy-on-idle";
import { cn } from "@/lib/utils";

const Ear = lazyOnIdle(() => import("@/components/layout/ear").then((ear) => ear.Ear));

/** The ear's place, which is kept free from the start, so that nothing moves when the ear comes. */
export function EarSlot({ className, ...props }: EarProps & { className: string }) {
  return (
    <span className={cn("block size-12 print:hidden", className)}>
      <Ear {...props} />
    </span>
  );
}
