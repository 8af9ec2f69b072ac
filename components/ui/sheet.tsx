"use client";

import { X } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { buttonVariants } from "@/components/ui/button";
import { Dialog, DialogClose, DialogSurface, DialogTitle } from "@/components/ui/dialog";

export const Sheet = Dialog;

export function SheetContent(props: ComponentProps<typeof DialogSurface>) {
  return (
    <DialogSurface className="inset-y-0 right-0 h-dvh w-full max-w-5xl border-line bg-paper sm:border-l" {...props} />
  );
}

export function SheetHeader({ title, closeLabel }: { title: ReactNode; closeLabel: string }) {
  return (
    <div className="sticky top-0 z-10 flex flex-wrap items-center justify-between gap-x-3 border-b border-line bg-paper px-4 py-2 sm:px-6">
      <DialogTitle className="min-w-0 flex-1 basis-40 text-xl break-words">{title}</DialogTitle>
      <DialogClose
        aria-label={closeLabel}
        className={buttonVariants({ variant: "quiet", size: "icon", className: "ml-auto shrink-0" })}
      >
        <X aria-hidden="true" />
      </DialogClose>
    </div>
  );
}
