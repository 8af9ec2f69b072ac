"use client";

import { lazyOnIdle } from "@/components/ui/lazy-on-idle";

const Ear = lazyOnIdle(() => import("@/components/layout/ear").then((ear) => ear.Ear));

/**
 * The ear's place, reserved from the start so that nothing moves when the ear appears: beside the text, or above it
 * where enlarged text leaves no room.
 */
export function EarSlot({ isOver }: { isOver: boolean }) {
  return (
    <span
      className={
        isOver
          ? "block size-12 print:hidden absolute top-1 inset-e-1"
          : "block size-12 print:hidden float-end -my-2.5 ms-2 crowded:float-none crowded:my-0 crowded:ms-auto"
      }
    >
      <Ear />
    </span>
  );
}
