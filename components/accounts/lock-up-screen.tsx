"use client";

import { LockKeyhole } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { forgetAllLocal } from "@/components/layout/local";
import { Button } from "@/components/ui/button";

/** Clears this browser's storage and starts again from the home page. */
function resetBrowser(): void {
  forgetAllLocal();
  if (window.location.pathname === "/") window.location.reload();
  else window.location.assign("/");
}

/** Over everything: signing in worked, being signed in did not. The only way on is to clear this browser's storage. */
export function LockUpScreen() {
  const translate = useTranslations("accounts.lockUp");
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => dialog.current?.showModal(), []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby="lock-up-title"
      onCancel={(event) => event.preventDefault()}
      // A browser lets a second Escape through.
      onClose={() => dialog.current?.showModal()}
      className="m-0 h-dvh max-h-none w-full max-w-none bg-paper text-ink"
    >
      <div className="page grid min-h-full max-w-2xl content-center gap-4 py-10">
        <LockKeyhole aria-hidden="true" className="size-10 text-wrong" />
        <h1 id="lock-up-title" className="text-3xl">
          {translate("title")}
        </h1>
        <p>{translate("text")}</p>
        <div>
          <Button onClick={resetBrowser}>{translate("reset")}</Button>
        </div>
      </div>
    </dialog>
  );
}
