"use client";

import { X } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { keepConsent, onCookieSettings, readConsent } from "@/components/layout/consent";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";

/** The panel in which each kind of cookie is allowed or refused. Opens when `askForCookieSettings` is called. */
export function CookieSettings() {
  const translate = useTranslations("layout.cookies");
  const dialog = useRef<HTMLDialogElement>(null);
  const [choice, setChoice] = useState({ analytics: false, marketing: false });

  useEffect(
    () =>
      onCookieSettings(() => {
        setChoice(readConsent());
        dialog.current?.showModal();
      }),
    [],
  );

  const keep = (analytics: boolean, marketing: boolean) => {
    keepConsent({ analytics, marketing });
    dialog.current?.close();
  };

  return (
    <dialog
      ref={dialog}
      aria-labelledby="cookie-settings-title"
      className="m-auto max-h-[90dvh] w-[calc(100%-2rem)] max-w-xl overflow-y-auto rounded-lg border border-line bg-surface p-4 text-ink sm:p-6"
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id="cookie-settings-title" className="py-2 text-xl">
          {translate("settings")}
        </h2>
        <Button variant="quiet" size="icon" aria-label={translate("close")} onClick={() => dialog.current?.close()}>
          <X aria-hidden="true" />
        </Button>
      </div>
      <p className="mb-3">{translate("settingsText")}</p>
      <Checkbox
        id="cookie-necessary"
        label={translate("necessary")}
        hint={translate("necessaryText")}
        checked
        disabled
        readOnly
      />
      <Checkbox
        id="cookie-analytics"
        label={translate("analytics")}
        hint={translate("analyticsText")}
        checked={choice.analytics}
        onChange={(event) => setChoice({ ...choice, analytics: event.target.checked })}
      />
      <Checkbox
        id="cookie-marketing"
        label={translate("marketing")}
        hint={translate("marketingText")}
        checked={choice.marketing}
        onChange={(event) => setChoice({ ...choice, marketing: event.target.checked })}
      />
      <div className="mt-4 grid gap-2 sm:grid-cols-3">
        <Button variant="secondary" onClick={() => keep(choice.analytics, choice.marketing)}>
          {translate("save")}
        </Button>
        <Button variant="secondary" onClick={() => keep(true, true)}>
          {translate("acceptEverything")}
        </Button>
        <Button variant="secondary" onClick={() => keep(false, false)}>
          {translate("necessaryOnly")}
        </Button>
      </div>
      <Link
        className="text-link mt-4 inline-block py-2"
        href="/privacy"
        prefetch={false}
        onClick={() => dialog.current?.close()}
      >
        {translate("privacy")}
      </Link>
    </dialog>
  );
}
