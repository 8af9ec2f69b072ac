"use client";

import * as TooltipPrimitive from "radix-ui/tooltip";
import type { ReactNode } from "react";

const DELAY_MS = 300;

type Props = {
  /** Never the only place for essential information: touch screens show no tooltips. */
  text: ReactNode;
  /** One element that can have the focus. */
  children: ReactNode;
};

/** Words about a control, on hover and keyboard focus. Esc hides them. Load it lazily: 19 KB. */
export function Tooltip({ text, children }: Props) {
  return (
    <TooltipPrimitive.Provider delayDuration={DELAY_MS}>
      <TooltipPrimitive.Root>
        <TooltipPrimitive.Trigger asChild>{children}</TooltipPrimitive.Trigger>
        <TooltipPrimitive.Portal>
          <TooltipPrimitive.Content
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-72 rounded-sm bg-ink px-3 py-1.5 text-sm text-paper print:hidden forced-colors:border"
          >
            {text}
          </TooltipPrimitive.Content>
        </TooltipPrimitive.Portal>
      </TooltipPrimitive.Root>
    </TooltipPrimitive.Provider>
  );
}
