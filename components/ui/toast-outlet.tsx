"use client";

import { useEffect } from "react";
import { Toaster, toast } from "sonner";

export type Notice = { title: string; text?: string | undefined; tone: "good" | "wrong" };

export type ToastOutletProps = {
  label: string;
  closeLabel: string;
  onNotices: (act: () => void) => () => void;
  takeNotices: () => Notice[];
};

const TOAST = "!bg-surface !text-ink !border-2 !rounded-md !text-base !font-sans !shadow-card";
/** Above the exam's bar at the bottom; at the top a toast would cover a phone's title and menu. */
const ABOVE_BARS = { bottom: "5rem" };
const DURATION_MS = { good: 5000, wrong: 10_000 };

function show({ title, text, tone }: Notice): void {
  // One at a time: a success must not appear below earlier failures.
  toast.dismiss();
  const showToast = tone === "wrong" ? toast.error : toast.success;
  showToast(title, {
    description: text,
    duration: DURATION_MS[tone],
    classNames: {
      toast: `${TOAST} ${tone === "wrong" ? "!border-wrong" : "!border-accent"}`,
      title: "!font-bold",
      description: "!text-ink",
      icon: tone === "wrong" ? "!text-wrong" : "!text-accent",
      closeButton: "!size-8 !bg-surface !text-ink !border-edge",
    },
  });
}

export function ToastOutlet({ label, closeLabel, onNotices, takeNotices }: ToastOutletProps) {
  useEffect(() => onNotices(() => takeNotices().forEach(show)), [onNotices, takeNotices]);
  return (
    <Toaster
      position="bottom-center"
      offset={ABOVE_BARS}
      mobileOffset={ABOVE_BARS}
      closeButton
      containerAriaLabel={label}
      toastOptions={{ closeButtonAriaLabel: closeLabel }}
    />
  );
}
