"use client";

import { X } from "lucide-react";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import {
  dismissConsent,
  isConsentOpen,
  onCookieSettings,
  openCookieSettings,
  storeConsent,
  subscribeToConsent,
  syncConsentCookie,
} from "@/components/layout/consent";
import { Button } from "@/components/ui/button";

// Rarely opened but part of every page, so loaded on demand.
const CookieSettings = lazy(() => import("@/components/layout/cookie-settings"));

/** Stands above the page, so that it covers nothing. Hidden in the exam. Refusing is as easy as accepting. `isExpected`: whether the request had no consent cookie. */
export function CookieBanner({ isExpected }: { isExpected: boolean }) {
  const translate = useTranslations("layout.cookies");
  const [isChoosing, setChoosing] = useState(false);
  const isConsentMissing = useSyncExternalStore(subscribeToConsent, isConsentOpen, () => isExpected);
  const isInExam = usePathname().startsWith("/exam/");
  const isOpen = isConsentMissing && !isInExam;

  // The pressed button disappears, so focus moves to the content.
  const closeWith = (close: () => void) => {
    close();
    document.getElementById("content")?.focus({ preventScroll: true });
  };

  useEffect(() => {
    if (isExpected && !isConsentOpen()) syncConsentCookie();
  }, [isExpected]);
  useEffect(() => onCookieSettings(() => setChoosing(true)), []);

  return (
    <>
      {isOpen && (
        <section
          aria-labelledby="cookie-title"
          data-slot="cookie-banner"
          className="bg-sunken contrast-more:border-b contrast-more:border-edge print:hidden"
        >
          <div className="page relative flex flex-wrap items-center gap-x-6 gap-y-1.5 py-2">
            <h2 id="cookie-title" className="sr-only">
              {translate("title")}
            </h2>
            <p className="min-w-0 flex-1 basis-60 pe-12 text-sm leading-5 lg:pe-0">{translate("text")}</p>
            <Button
              variant="quiet"
              size="icon"
              className="absolute top-0.5 inset-e-1 size-12 lg:static lg:order-last"
              aria-label={translate("dismiss")}
              onClick={() => closeWith(dismissConsent)}
            >
              <X aria-hidden="true" />
            </Button>
            <Answers onAnswer={(isAll) => closeWith(() => storeConsent({ analytics: isAll, marketing: isAll }))} />
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

const ANSWER_LOOK = "min-h-12 flex-1 basis-24 px-2 text-sm leading-tight pointer-fine:min-h-10";

function Answers({ onAnswer }: { onAnswer: (isAll: boolean) => void }) {
  const translate = useTranslations("layout.cookies");
  return (
    <div className="flex w-full flex-wrap gap-2 sm:w-fit">
      <Button variant="secondary" size="small" className={ANSWER_LOOK} onClick={() => onAnswer(true)}>
        {translate("acceptAll")}
      </Button>
      <Button variant="secondary" size="small" className={ANSWER_LOOK} onClick={() => onAnswer(false)}>
        {translate("onlyNecessary")}
      </Button>
      <Button variant="secondary" size="small" className={ANSWER_LOOK} onClick={openCookieSettings}>
        {translate("customise")}
      </Button>
    </div>
  );
}
