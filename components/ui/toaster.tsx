"use client";

import { type ComponentProps, type ComponentType, useEffect, useState } from "react";

type Notice = { title: string; text?: string | undefined; tone: "good" | "wrong" };
type Sonner = typeof import("sonner");

// A notice given before the toaster stands, or while its code is still on the way, waits here.
const waiting: Notice[] = [];
let wake: (() => void) | null = null;

/** Tells the person something in passing. Whatever must not be missed also stands in the page. */
export function notify(notice: Notice): void {
  waiting.push(notice);
  wake?.();
}

const TOAST = "!bg-surface !text-ink !border-2 !rounded-md !text-base !font-sans !shadow-md";
const DURATION_MS = { good: 5000, wrong: 10_000 };

function deliver({ toast }: Sonner): void {
  for (const { title, text, tone } of waiting.splice(0)) {
    // One at a time: a success is not to be read under the failures before it.
    toast.dismiss();
    const show = tone === "wrong" ? toast.error : toast.success;
    show(title, {
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
}

/** The place where notices appear. Its code is fetched with the first notice, so that a page without one stays light. */
export function Toaster({ label, closeLabel }: { label: string; closeLabel: string }) {
  const [sonner, setSonner] = useState<Sonner | null>(null);

  useEffect(() => {
    // Without a network the code cannot come: the notice waits for it, as everything else does.
    const fetchCode = () => {
      import("sonner").then(setSonner, () => window.addEventListener("online", fetchCode, { once: true }));
    };
    if (sonner) {
      wake = () => deliver(sonner);
      wake();
    } else {
      wake = fetchCode;
      if (waiting.length > 0) wake();
    }
    return () => {
      wake = null;
      window.removeEventListener("online", fetchCode);
    };
  }, [sonner]);

  if (!sonner) return null;
  const Outlet: ComponentType<ComponentProps<Sonner["Toaster"]>> = sonner.Toaster;
  return (
    <Outlet
      position="top-center"
      closeButton
      containerAriaLabel={label}
      toastOptions={{ closeButtonAriaLabel: closeLabel }}
    />
  );
}
