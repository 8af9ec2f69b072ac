"use client";

import * as TabsPrimitive from "radix-ui/tabs";
import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

/**
 * Views of one thing, of which one is shown. Arrow keys move between the tabs; `value` and `defaultValue` as in Radix.
 * Only where the browser renders, since Radix puts style attributes into the server's HTML. Load it lazily: 9 KB.
 */
export const Tabs = TabsPrimitive.Root;

export function TabsList({ className, ...rest }: ComponentProps<typeof TabsPrimitive.List>) {
  return (
    <TabsPrimitive.List
      className={cn("inline-flex max-w-full flex-wrap rounded-md bg-sunken p-1 print:hidden", className)}
      {...rest}
    />
  );
}

export function TabsTrigger({ className, ...rest }: ComponentProps<typeof TabsPrimitive.Trigger>) {
  return (
    <TabsPrimitive.Trigger
      className={cn(
        "min-h-12 rounded-sm px-4 font-semibold data-[state=active]:bg-chosen data-[state=active]:text-on-chosen data-[state=inactive]:hover:bg-line forced-colors:data-[state=active]:bg-[Highlight] forced-colors:data-[state=active]:text-[HighlightText] forced-colors:data-[state=active]:forced-color-adjust-none",
        className,
      )}
      {...rest}
    />
  );
}

export const TabsContent = TabsPrimitive.Content;
