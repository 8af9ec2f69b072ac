"use client";

import type { ReactNode } from "react";
import { notify } from "@/components/ui/toaster";
import { useHydrated } from "@/components/ui/use-hydrated";
import { shareOrCopy, toShareableUrl } from "@/lib/product/share";

type Props = { label: string; text: string; copied: string; refused: string; icon: ReactNode };

/** Hands the site's address, and nothing personal, to the phone's share sheet or to the clipboard. */
export function ShareButton({ label, text, copied, refused, icon }: Props) {
  const isReady = useHydrated();
  const share = async () => {
    const url = toShareableUrl(location.href);
    const result = await shareOrCopy(
      { text, url },
      { share: navigator.share?.bind(navigator), copy: navigator.clipboard?.writeText.bind(navigator.clipboard) },
    );
    if (result === "copied") notify({ tone: "good", title: copied, text: url });
    if (result === "refused") notify({ tone: "wrong", title: refused, text: url });
  };
  return (
    <button
      type="button"
      disabled={!isReady}
      onClick={share}
      className="inline-flex min-h-12 items-center gap-2 text-start"
    >
      {icon}
      <span className="text-link">{label}</span>
    </button>
  );
}
