"use client";

import { type ComponentType, useEffect, useState } from "react";
import type { Notice, ToastOutletProps } from "@/components/ui/toast-outlet";

// A notice given before the toaster stands, or while its code is still on the way, waits here.
const waiting: Notice[] = [];
let wake: (() => void) | null = null;

/** Tells the person something in passing. Whatever must not be missed also stands in the page. */
export function notify(notice: Notice): void {
  waiting.push(notice);
  wake?.();
}

/** Has `act` called when there are notices, at once if some wait. */
function onNotices(act: () => void): () => void {
  wake = act;
  if (waiting.length > 0) act();
  return () => {
    wake = null;
  };
}

const takeNotices = () => waiting.splice(0);

/** The place where notices appear. Its code is fetched with the first notice, so that a page without one stays light. */
export function Toaster(labels: { label: string; closeLabel: string }) {
  const [Outlet, setOutlet] = useState<ComponentType<ToastOutletProps> | null>(null);

  useEffect(() => {
    if (Outlet) return;
    // Without a network the code cannot come: the notice waits for it, as everything else does.
    const fetchCode = () => {
      import("@/components/ui/toast-outlet").then(
        ({ ToastOutlet }) => setOutlet(() => ToastOutlet),
        () => window.addEventListener("online", fetchCode, { once: true }),
      );
    };
    const stop = onNotices(fetchCode);
    return () => {
      stop();
      window.removeEventListener("online", fetchCode);
    };
  }, [Outlet]);

  return Outlet && <Outlet {...labels} onNotices={onNotices} takeNotices={takeNotices} />;
}
