"use client";

import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import {
  askForCookieSettings,
  dismissConsent,
  isConsentOpen,
  keepConsent,
  onCookieSettings,
  tellServer,
  watchConsent,
} from "@/components/layout/consent";
import { Button } from "@/components/ui/button";

// Few open it, and it stands on every page: its code comes when it is asked for.
const CookieSettings = lazy(() => import("@/components/layout/cookie-settings"));

/**
 * The question about cookies on the first visit. It stands in the flow of the page, above everything, so that it covers
 * nothing; refusing weighs as much as accepting.
 * @param isExpected what the server believes: true when no choice was made in this browser
 */
export function CookieBanner({ isExpected }: { isExpected: boolean }) {
  const translate = useTranslations("layout.cookies");
  const [isChoosing, setChoosing] = useState(false);
  const isOpen = useSyncExternalStore(watchConsent, isConsentOpen, () => isExpected);

  // The pressed button goes away with the banner: who uses the keyboard goes on with the page.
  const leave = (act: () => void) => {
    act();
    document.getElementById("content")?.focus({ preventScroll: true });
  };

  useEffect(() => {
    if (isExpected && !isConsentOpen()) tellServer();
  }, [isExpected]);
  useEffect(() => onCookieSettings(() => setChoosing(true)), []);

  return (
    <>
      {isOpen && (
        <section aria-labelledby="cookie-title" className="border-b border-line bg-sunken">
          <div className="page relative space-y-3 py-3">
            <div className="pr-12">
              <h2 id="cookie-title" className="text-base">
                {translate("title")}
              </h2>
              <p className="text-sm">{translate("text")}</p>
            </div>
            <Button
              variant="quiet"
              size="icon"
              className="absolute top-1 right-2"
              aria-label={translate("dismiss")}
              onClick={() => leave(dismissConsent)}
            >
              <X aria-hidden="true" />
            </Button>
            <Answers onAnswer={(isAll) => leave(() => keepConsent({ analytics: isAll, marketing: isAll }))} />
          </div>
        </section>
      )}
      {isChoosing && (
        <Suspense>
          <CookieSettings onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  );
}

function Answers({ onAnswer }: { onAnswer: (isAll: boolean) => void }) {
  const translate = useTranslations("layout.cookies");
  return (
    <div className="grid grid-cols-2 gap-2 sm:w-fit sm:grid-cols-3">
      <Button variant="secondary" size="small" onClick={() => onAnswer(true)}>
        {translate("acceptAll")}
      </Button>
      <Button variant="secondary" size="small" onClick={() => onAnswer(false)}>
        {translate("onlyNecessary")}
      </Button>
      <Button variant="secondary" size="small" className="col-span-2 sm:col-span-1" onClick={askForCookieSettings}>
        {translate("customise")}
      </Button>
    </div>
  );
}
