"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyOnIdle } from "@/components/ui/lazy-on-idle";

// Loaded when idle, so that it also opens offline later.
const ViewSettingsDialog = lazyOnIdle(() =>
  import("@/components/layout/view-settings-dialog").then((dialog) => dialog.ViewSettingsDialog),
);

export function ViewSettingsButton() {
  const translate = useTranslations("layout.view");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="mt-3 min-h-11 px-3.5 font-semibold underline underline-offset-4"
        onClick={() => setOpen(true)}
      >
        {translate("title")}
      </button>
      {isOpen && <ViewSettingsDialog onClose={() => setOpen(false)} />}
    </>
  );
}
