"use client";

import { useTranslations } from "next-intl";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { Button } from "@/components/ui/button";

// This page is also the home page and must stay light, so the dialog is loaded on demand.
const SuspensionDialog = lazy(() => import("@/components/admin/suspension-dialog"));

type Props = {
  /** How many are affected. */
  count: number;
  /** Who they are, and the field for the reason. */
  children: ReactNode;
};

/** Suspends all learners whose access has expired, after a confirmation that asks for the reason. */
export function SuspendExpired({ count, children }: Props) {
  const t = useTranslations("admin.tools");
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button
        variant="quiet"
        size="small"
        className="max-md:min-h-12"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t("suspend")}
      </Button>
      {isOpen && (
        <Suspense>
          <SuspensionDialog count={count} onClose={() => setOpen(false)}>
            {children}
          </SuspensionDialog>
        </Suspense>
      )}
    </div>
  );
}
