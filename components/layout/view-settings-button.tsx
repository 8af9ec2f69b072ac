"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { idlePart } from "@/components/ui/idle-part";

// It stands in the exam room and in every menu: the dialog's code comes when it is asked for, and without a network later.
const ViewSettingsDialog = idlePart(() =>
  import("@/components/layout/view-settings-dialog").then((dialog) => dialog.ViewSettingsDialog),
);

/** Opens the choices of how one wants to read, wherever one is. */
export function ViewSettingsButton({ className }: { className?: string }) {
  const translate = useTranslations("layout.view");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-haspopup="dialog" className={className} onClick={() => setOpen(true)}>
        {translate("title")}
      </button>
      {isOpen && <ViewSettingsDialog onClose={() => setOpen(false)} />}
    </>
  );
}
