"use client";

import { type ComponentType, useEffect, useState } from "react";
import type { Notice, ToastOutletProps } from "@/components/ui/toast-outlet";

// Notices raised before the outlet is mounted or loaded.
const queue: Notice[] = [];
let onNotice: (() => void) | null = null;

/** Shows a toast. Critical messages must also be in the page. */
export function notify(notice: Notice): void {
  queue.push(notice);
  onNotice?.();
}

function onNotices(act: () => void): () => void {
  onNotice = act;
  if (queue.length > 0) act();
  return () => {
    onNotice = null;
  };
}

const takeNotices = () => queue.splice(0);

/** The mount point of toasts. Its code is loaded with the first one. */
export function Toaster(labels: { label: string; closeLabel: string }) {
  const [Outlet, setOutlet] = useState<ComponentType<ToastOutletProps> | null>(null);

  useEffect(() => {
    if (Outlet) return;
    // Offline the code cannot load; the notices stay queued.
    const loadOutlet = () => {
      import("@/components/ui/toast-outlet").then(
        ({ ToastOutlet }) => setOutlet(() => ToastOutlet),
        () => window.addEventListener("online", loadOutlet, { once: true }),
      );
    };
    const stop = onNotices(loadOutlet);
    return () => {
      stop();
      window.removeEventListener("online", loadOutlet);
    };
  }, [Outlet]);

  return Outlet && <Outlet {...labels} onNotices={onNotices} takeNotices={takeNotices} />;
}
