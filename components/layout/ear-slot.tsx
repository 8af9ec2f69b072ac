"use client";

import type { EarProps } from "@/components/layout/ear";
import { lazyOnIdle } from "@/components/ui/lazy-on-idle";

const Ear = lazyOnIdle(() => import("@/components/layout/ear").then((ear) => ear.Ear));

/** The ear's place, which is kept free from the start, so that nothing moves when the ear comes. */
export function EarSlot(props: EarProps) {
  return (
    <span className="float-right -my-2 ml-2 block size-12 print:hidden">
      <Ear {...props} />
    </span>
  );
}
