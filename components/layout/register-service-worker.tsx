"use client";

import { useEffect } from "react";
import { areVoicesDue } from "@/components/layout/voices-on-device";
import { whenIdle } from "@/components/ui/when-idle";

/** Registers the service worker when the loaded page is idle, and deletes recordings of the learner's voice that are old. */
export function RegisterServiceWorker() {
  useEffect(() => {
    const register = () => {
      void navigator.serviceWorker?.register("/sw.js").catch(() => undefined);
      if (areVoicesDue(Date.now())) void deleteOld().catch(() => undefined);
    };
    const wait = () => whenIdle(register);
    if (document.readyState === "complete") return wait();
    window.addEventListener("load", wait, { once: true });
    return () => window.removeEventListener("load", wait);
  }, []);
  return null;
}

async function deleteOld(): Promise<void> {
  const { deleteOldVoices } = await import("@/components/layout/voice-database");
  await deleteOldVoices(Date.now());
}
