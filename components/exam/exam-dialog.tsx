"use client";

import { type ReactNode, useEffect, useId, useRef } from "react";
import { cn } from "@/lib/utils";

type Props = {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  subtitle?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A native modal dialog: at most 90 % of the window's height, scrolling inside. What it holds exists only while it is open. */
export function ExamDialog({ isOpen, onClose, title, subtitle, className, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (isOpen && dialog && !dialog.open) {
      dialog.showModal();
      // Reading begins at the top; the browser would begin at the first button.
      heading.current?.focus({ preventScroll: true });
    }
    if (!isOpen && dialog?.open) dialog.close();
  }, [isOpen]);

  return (
    <dialog
      ref={ref}
      aria-labelledby={id}
      onClose={onClose}
      className={cn(
        "m-auto max-h-[90dvh] w-[calc(100%-1rem)] overflow-y-auto rounded-lg border border-line bg-paper p-4 text-ink sm:p-6 print:hidden",
        className,
      )}
    >
      {isOpen && (
        <>
          <h2 ref={heading} id={id} tabIndex={-1} className="text-xl outline-none">
            {title}
          </h2>
          {subtitle && <p className="mt-1 text-ink-soft">{subtitle}</p>}
          {children}
        </>
      )}
    </dialog>
  );
}
