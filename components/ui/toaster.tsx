"use client";

import { type ComponentType, useEffect, useState } from "react";
import type { Notice, ToastOutletProps } from "@/components/ui/toast-outlet";

// Notices raised before the outlet is mounted or loaded.
const waiting: Notice[] = [];
let wake: (() => void) | null = null;

/** Shows a toast. Critical messages must also be in the page. */
export function notify(notice: Notice): void {
  waiting.push(notice);
  wake?.();
}

function onNotices(act: () => void): () => void {
  wake = act;
  if (waiting.length > 0) act();
  return () => {
    wake = null;
  };
}

const takeNotices = () => waiting.splice(0);

/** The mount point of toasts. Its code is loaded with the first one. */
export function Toaster(labels: { label: string; closeLabel: string }) {
  const [Outlet, setOutlet] = useState<ComponentType<ToastOutletProps> | null>(null);

  useEffect(() => {
    if (Outlet) return;
    // Offline the code cannot load; the notices stay queued.
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
