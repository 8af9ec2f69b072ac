"use client";

import { X } from "lucide-react";
import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useRef } from "react";
import { STUDENT_TITLE_ID } from "@/components/admin/act-dialog";
import { buttonVariants } from "@/components/ui/button";

type Props = { title: string; closeHref: string; closeLabel: string; children: ReactNode };

/**
 * The native dialog a student's page opens in: the whole screen of a phone. Closed by Esc or its button, it goes back to the
 * address without the student, and the focus to where it was.
 */
export function StudentDialogFrame({ title, closeHref, closeLabel, children }: Props) {
  const router = useRouter();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (!dialog.current || dialog.current.open) return;
    dialog.current.showModal();
    // Reading begins at the top; the browser would begin at the first button.
    heading.current?.focus({ preventScroll: true });
  }, []);

  const leave = () => {
    // Opened by its address, there is nothing to go back to: reading goes on with the page.
    if (document.activeElement === document.body) document.getElementById("content")?.focus();
    router.replace(closeHref, { scroll: false });
  };

  return (
    <dialog
      ref={dialog}
      aria-labelledby={STUDENT_TITLE_ID}
      onClose={(event) => event.target === event.currentTarget && leave()}
      className="m-0 h-dvh max-h-none w-screen max-w-none overflow-y-auto bg-paper text-ink sm:m-auto sm:h-auto sm:max-h-[90dvh] sm:w-[calc(100%-2rem)] sm:max-w-5xl sm:rounded-lg sm:border sm:border-line"
    >
      <div className="sticky top-0 z-10 flex items-center justify-between gap-3 border-b border-line bg-paper px-4 py-2 sm:px-6">
        <h2 ref={heading} id={STUDENT_TITLE_ID} tabIndex={-1} className="min-w-0 text-xl break-words outline-none">
          {title}
        </h2>
        <button
          type="button"
          aria-label={closeLabel}
          onClick={() => dialog.current?.close()}
          className={buttonVariants({ variant: "quiet", size: "icon", className: "shrink-0" })}
        >
          <X aria-hidden="true" />
        </button>
      </div>
      <div className="space-y-8 p-4 sm:p-6">{children}</div>
    </dialog>
  );
}
