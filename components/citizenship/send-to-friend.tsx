"use client";

import { Send } from "lucide-react";
import { buttonVariants } from "@/components/ui/button";

type Props = {
  label: string;
  title: string;
  text: string;
  /** Without answers. */
  url: string;
  variant: "primary" | "secondary";
};

/** Opens the phone's share sheet; without a script or a share sheet, a mail. */
export function SendToFriend({ label, title, text, url, variant }: Props) {
  const body = encodeURIComponent(`${text}\n\n${url}`);
  return (
    <a
      href={`mailto:?subject=${encodeURIComponent(title)}&body=${body}`}
      className={buttonVariants({ variant })}
      onClick={(event) => {
        if (typeof navigator.share !== "function") return;
        event.preventDefault();
        // Rejects when the person closes the sheet.
        navigator.share({ title, text, url }).catch(() => undefined);
      }}
    >
      <Send aria-hidden="true" />
      <span>{label}</span>
    </a>
  );
}
