"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState, useTransition } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { FieldFrame } from "@/components/ui/field";
import { notify } from "@/components/ui/toaster";

/** The heading of the record that acts stand in. */
export const STUDENT_TITLE_ID = "student-title";

/** Whom an act touches, as its dialog names them. */
export type Who = { id: string; name: string; email: string };

type Props = {
  who: Who;
  /** On the button that opens the dialog, and on the one that does the act. */
  label: string;
  /** What the act does to the student. */
  text: string;
  /** Of the button that does it. */
  variant?: "primary" | "danger";
  /** Whether the admin has to say why. */
  needsReason?: boolean;
  /** More fields, over the reason. */
  children?: ReactNode;
  run: (form: FormData) => Promise<{ ok: true } | { ok: false; message: string | null }>;
  /** The toasts afterwards. */
  done: string;
  failed: string;
};

/** An act on a student: shows whom it touches and what it does, asks for the reason, and does it once. */
export function ActDialog(props: Props) {
  const { who, label, text, variant = "primary", needsReason = false, children, run, done, failed } = props;
  const t = useTranslations("admin.acts");
  const router = useRouter();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isBusy, start] = useTransition();

  // An act that is done may not be there any more: the keyboard goes on from the top of the record.
  useEffect(
    () => () => {
      if (document.activeElement === document.body) document.getElementById(STUDENT_TITLE_ID)?.focus();
    },
    [],
  );

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    start(async () => {
      const answer = await run(new FormData(form)).catch(() => ({ ok: false as const, message: null }));
      if (!answer.ok) {
        setTrouble(answer.message ?? t("unreachable"));
        notify({ tone: "wrong", title: failed, text: answer.message ?? undefined });
        return;
      }
      setTrouble(null);
      form.reset();
      dialog.current?.close();
      notify({ tone: "good", title: done });
      router.refresh();
    });
  };

  return (
    <div>
      <Button
        variant="secondary"
        size="small"
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
        className="w-full sm:w-auto"
      >
        {label}
      </Button>
      <dialog
        ref={dialog}
        aria-labelledby={`${id}-title`}
        onClose={() => setTrouble(null)}
        className="m-auto max-h-[90dvh] w-[calc(100%-2rem)] max-w-lg overflow-y-auto rounded-lg border border-line bg-surface p-5 text-ink sm:p-6"
      >
        <form onSubmit={send} className="space-y-4">
          <h4 id={`${id}-title`} className="text-xl">
            {label}
          </h4>
          <p className="break-words">
            <strong>{who.name}</strong>
            <span className="block text-ink-soft">{who.email}</span>
          </p>
          <p>{text}</p>
          {children}
          {needsReason && (
            <FieldFrame id={`${id}-reason`} label={t("reason")} hint={t("reasonHint")}>
              <textarea
                id={`${id}-reason`}
                name="reason"
                rows={3}
                required
                maxLength={500}
                aria-describedby={`${id}-reason-hint`}
                className="w-full rounded-md border-2 border-edge bg-surface p-3 text-base"
              />
            </FieldFrame>
          )}
          {trouble && (
            <Alert role="alert" tone="wrong">
              {trouble}
            </Alert>
          )}
          <div className="flex flex-col gap-3 sm:flex-row-reverse">
            <Button type="submit" variant={variant} disabled={isBusy}>
              {isBusy ? t("pending") : t("confirm", { act: label })}
            </Button>
            <Button variant="secondary" onClick={() => dialog.current?.close()}>
              {t("cancel")}
            </Button>
          </div>
        </form>
      </dialog>
    </div>
  );
}
