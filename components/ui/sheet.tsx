"use client";

import { X } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { buttonVariants } from "@/components/ui/button";
import { Dialog, DialogClose, DialogSurface, DialogTitle } from "@/components/ui/dialog";
import { cn } from "@/lib/utils";

export const Sheet = Dialog;

const SIDES = {
  end: { place: "inset-y-0 inset-e-0 h-dvh w-full bg-paper", width: "max-w-5xl" },
  bottom: {
    place: "inset-x-0 bottom-0 mx-auto max-h-[90dvh] rounded-t-xl bg-surface p-4 sm:p-6",
    width: "max-w-2xl",
  },
};

type ContentProps = ComponentProps<typeof DialogSurface> & { side?: keyof typeof SIDES };

/**
 * `end`: a page over the page, headed by `SheetHeader`. `bottom`: a question over it, near the thumb. `className`: its
 * maximum width.
 */
export function SheetContent({ side = "end", className = SIDES[side].width, ...rest }: ContentProps) {
  const edge = "shadow-card dark:outline dark:outline-line contrast-more:outline contrast-more:outline-line";
  return <DialogSurface className={cn(SIDES[side].place, edge, className)} {...rest} />;
}

export function SheetHeader({ title, closeLabel }: { title: ReactNode; closeLabel: string }) {
  return (
    <div className="sticky top-0 z-10 flex flex-wrap items-center justify-between gap-x-3 border-b border-line bg-paper px-4 py-2 sm:px-6">
      <DialogTitle className="min-w-0 flex-1 basis-40 text-xl break-words">{title}</DialogTitle>
      <DialogClose
        aria-label={closeLabel}
        className={buttonVariants({ variant: "quiet", size: "icon", className: "ms-auto shrink-0" })}
      >
        <X aria-hidden="true" />
      </DialogClose>
    </div>
  );
}
