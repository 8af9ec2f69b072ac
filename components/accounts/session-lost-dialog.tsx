"use client";

import { LockKeyhole } from "lucide-react";
import { useTranslations } from "next-intl";
import { deleteCopies } from "@/components/layout/device-copies";
import { clearDurable } from "@/components/layout/durable";
import { clearLocal } from "@/components/layout/local-storage";
import { ReadAloud } from "@/components/layout/read-aloud";
import { Button } from "@/components/ui/button";
import { Dialog, DialogSurface, DialogTitle } from "@/components/ui/dialog";

async function resetBrowser(): Promise<void> {
  clearLocal();
  await clearDurable();
  await deleteCopies(() => true);
  if (window.location.pathname === "/") window.location.reload();
  else window.location.assign("/");
}

/**
 * Blocking dialog: the sign-in worked but the browser did not store the session. The only action clears this browser's
 * storage.
 */
export default function SessionLostDialog() {
  const t = useTranslations("accounts.lockUp");
  return (
    <Dialog open>
      <DialogSurface onEscapeKeyDown={(event) => event.preventDefault()} className="inset-0 bg-paper">
        <div className="page grid min-h-full max-w-2xl content-center gap-4 py-10">
          <LockKeyhole aria-hidden="true" className="size-10 text-wrong" />
          <DialogTitle className="text-3xl">{t("title")}</DialogTitle>
          <ReadAloud>
            <p>{t("text")}</p>
          </ReadAloud>
          <div>
            <Button onClick={resetBrowser}>{t("reset")}</Button>
          </div>
        </div>
      </DialogSurface>
    </Dialog>
  );
}
