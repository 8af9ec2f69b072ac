"use client";

import { X } from "lucide-react";
import * as DialogPrimitive from "radix-ui/dialog";
import { type ComponentProps, useRef } from "react";
import { buttonVariants } from "@/components/ui/button";
import { cn } from "@/lib/utils";

export const Dialog = DialogPrimitive.Root;
export const DialogTrigger = DialogPrimitive.Trigger;
export const DialogClose = DialogPrimitive.Close;

type SurfaceProps = ComponentProps<typeof DialogPrimitive.Content>;

/**
 * Only its own buttons and Esc close it. Focus starts at the title or `data-autofocus` and returns to the opener unless
 * moved elsewhere. Not Radix's overlay: its scroll lock inserts a style element that the CSP blocks; `app/globals.css`
 * prevents scrolling instead.
 */
export function DialogSurface({ className, ...rest }: SurfaceProps) {
  const opener = useRef<Element>(null);
  return (
    <DialogPrimitive.Portal>
      <div aria-hidden="true" className="fixed inset-0 z-50 bg-black/55 print:hidden" />
      <DialogPrimitive.Content
        data-slot="dialog"
        aria-describedby={undefined}
        onInteractOutside={(event) => event.preventDefault()}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          opener.current = document.activeElement;
          if (!(event.currentTarget instanceof HTMLElement)) return;
          const first = event.currentTarget.querySelector<HTMLElement>("[data-autofocus]");
          const title = event.currentTarget.querySelector<HTMLElement>("[data-slot=dialog-title]");
          (first ?? title)?.focus({ preventScroll: true });
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          // Closing may have moved the focus elsewhere.
          if (document.activeElement !== document.body) return;
          // Opened by a URL there is no opener, so focus moves to the page.
          const from = opener.current === document.body ? document.querySelector("main") : opener.current;
          if (from instanceof HTMLElement) from.focus({ preventScroll: true });
        }}
        className={cn("fixed z-50 overflow-y-auto text-ink outline-none print:hidden", className)}
        {...rest}
      />
    </DialogPrimitive.Portal>
  );
}

/** A modal dialog of at most 90 % of the window's height, scrolling inside. `className`: its maximum width. */
export function DialogContent({ className = "max-w-lg", ...rest }: SurfaceProps) {
  const classes =
    "inset-0 m-auto h-fit max-h-[90dvh] w-[calc(100%-1rem)] rounded-xl bg-surface p-4 shadow-card sm:p-6 dark:border dark:border-line contrast-more:border contrast-more:border-line";
  return <DialogSurface className={cn(classes, className)} {...rest} />;
}

export function DialogTitle({ className = "text-xl", ...rest }: ComponentProps<typeof DialogPrimitive.Title>) {
  return (
    <DialogPrimitive.Title data-slot="dialog-title" tabIndex={-1} className={cn("outline-none", className)} {...rest} />
  );
}

type HeaderProps = { title: string; closeLabel: string; className?: string };

/** A title with a button beside it that closes the dialog. */
export function DialogHeader({ title, closeLabel, className }: HeaderProps) {
  return (
    <div className={cn("flex items-start justify-between gap-4", className)}>
      <DialogTitle className="py-2 text-xl">{title}</DialogTitle>
      <DialogClose aria-label={closeLabel} className={buttonVariants({ variant: "quiet", size: "icon" })}>
        <X aria-hidden="true" />
      </DialogClose>
    </div>
  );
}

export const DialogText = DialogPrimitive.Description;

/** The buttons of a dialog; on phones stacked with the primary action on top. */
export function DialogFooter({ className, ...rest }: ComponentProps<"div">) {
  return <div className={cn("mt-5 flex flex-col gap-3 sm:flex-row-reverse", className)} {...rest} />;
}
