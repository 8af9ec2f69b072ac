"use client";

import { useLocale } from "next-intl";
import { useEffect, useTransition } from "react";
import { readCookie, readLocal, storeLocal } from "@/components/layout/local-storage";
import { NativeSelect } from "@/components/ui/native-select";
import { useHydrated } from "@/components/ui/use-hydrated";
import { chooseLocale } from "@/lib/i18n/actions";
import { isOfferedLocale, LOCALE_KEY, LOCALE_PARAMETER, OFFERED_LOCALES } from "@/lib/i18n/locales";

/** A language in the URL overrides the chosen one, so it is removed. */
function removeLanguageParameter() {
  const address = new URL(location.href);
  if (!address.searchParams.has(LOCALE_PARAMETER)) return;
  address.searchParams.delete(LOCALE_PARAMETER);
  location.replace(address);
}

/** `names`: `ownLanguageNames()` of the server, since a browser does not know all of them. */
export function LanguageSelector({ label, names }: { label: string; names: readonly string[] }) {
  const locale = useLocale();
  const isReady = useHydrated();
  const [isChanging, startChange] = useTransition();

  const choose = (chosen: string) => {
    if (!isOfferedLocale(chosen)) return;
    storeLocal(LOCALE_KEY, chosen);
    startChange(async () => {
      // Without a response of the server the page stays as it is.
      const response = await chooseLocale(chosen).catch(() => null);
      if (response?.ok) removeLanguageParameter();
    });
  };

  // localStorage outlives the cookie that the server reads, and restores it.
  useEffect(() => {
    const stored = readLocal(LOCALE_KEY);
    if (readCookie(LOCALE_KEY) !== undefined || !isOfferedLocale(stored)) return;
    startChange(async () => void (await chooseLocale(stored).catch(() => null)));
  }, []);

  return (
    <NativeSelect
      data-slot="languages"
      aria-label={label}
      value={locale}
      disabled={isChanging || !isReady}
      onChange={(event) => choose(event.target.value)}
      isInline
    >
      {OFFERED_LOCALES.map((offered, at) => (
        <option key={offered} value={offered} lang={offered}>
          {names[at]}
        </option>
      ))}
    </NativeSelect>
  );
}
