"use client";

import { useTranslations } from "next-intl";
import { lazy, Suspense, useState } from "react";
import { Button } from "@/components/ui/button";

// This page is also the home page and must stay light, so the dialog is loaded on demand.
const SuspensionDialog = lazy(() => import("@/components/admin/suspension-dialog"));

/** Suspends all learners whose access has expired, after a confirmation. `count`: how many are affected. */
export function SuspendExpired({ count }: { count: number }) {
  const t = useTranslations("admin.tools");
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t("suspend")}
      </Button>
      {isOpen && (
        <Suspense>
          <SuspensionDialog count={count} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
