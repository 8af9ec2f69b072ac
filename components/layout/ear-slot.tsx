"use client";

import { lazyOnIdle } from "@/components/ui/lazy-on-idle";

const Ear = lazyOnIdle(() => import("@/components/layout/ear").then((ear) => ear.Ear));

/**
 * The ear's place, which is kept free from the start, so that nothing moves when the ear comes: beside the text, or above
 * it where large text leaves no room beside.
 */
export function EarSlot({ isOver }: { isOver: boolean }) {
  return (
    <span
      className={
        isOver
          ? "block size-12 print:hidden absolute top-1 right-1"
          : "block size-12 print:hidden float-right -my-2.5 ml-2 crowded:float-none crowded:my-0 crowded:ml-auto"
      }
    >
      <Ear />
    </span>
  );
}
