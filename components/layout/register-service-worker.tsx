"use client";

import { useEffect } from "react";
import { whenIdle } from "@/components/ui/when-idle";

/** Registers the service worker when the loaded page is idle. */
export function RegisterServiceWorker() {
  useEffect(() => {
    const register = () => void navigator.serviceWorker?.register("/sw.js").catch(() => undefined);
    const wait = () => whenIdle(register);
    if (document.readyState === "complete") return wait();
    window.addEventListener("load", wait, { once: true });
    return () => window.removeEventListener("load", wait);
  }, []);
  return null;
}
