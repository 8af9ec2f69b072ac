"use client";

import { openCookieSettings } from "@/components/layout/consent";

/** Reopens the cookie settings: withdrawing consent must be as easy as giving it. */
export function CookieSettingsButton({ label }: { label: string }) {
  return (
    <button type="button" className="text-link py-3.5 text-start" onClick={openCookieSettings}>
      {label}
    </button>
  );
}
