"use client";

import { useTranslations } from "next-intl";
import { lazy, Suspense, useState } from "react";
import { Button } from "@/components/ui/button";

// The first screen is the home page too, which has to stay light: the dialog's code comes when it is asked for.
const SuspensionDialog = lazy(() => import("@/components/admin/suspension-dialog"));

/** Suspends all learners whose access has expired, after saying how many they are. `count`: how many it touches. */
export function SuspendExpired({ count }: { count: number }) {
  const translate = useTranslations("admin.tools");
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {translate("suspend")}
      </Button>
      {isOpen && (
        <Suspense>
          <SuspensionDialog count={count} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
