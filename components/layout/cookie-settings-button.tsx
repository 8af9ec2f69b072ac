"use client";

import { askForCookieSettings } from "@/components/layout/consent";

/** Opens the cookie settings again: changing one's mind is as easy as choosing. */
export function CookieSettingsButton({ label }: { label: string }) {
  return (
    <button type="button" className="text-link py-2.5 text-left" onClick={askForCookieSettings}>
      {label}
    </button>
  );
}
