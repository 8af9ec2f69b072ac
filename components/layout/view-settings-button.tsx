"use client";

import { useTranslations } from "next-intl";
import { lazy, Suspense, useState } from "react";

// It stands in the exam room and in every menu: the dialog's code comes when it is asked for.
const ViewSettingsDialog = lazy(() => import("@/components/layout/view-settings-dialog"));

/** Opens the choices of how one wants to read, wherever one is. */
export function ViewSettingsButton({ className }: { className?: string }) {
  const translate = useTranslations("layout.view");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-haspopup="dialog" className={className} onClick={() => setOpen(true)}>
        {translate("title")}
      </button>
      {isOpen && (
        <Suspense>
          <ViewSettingsDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
