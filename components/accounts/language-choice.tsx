import { LOCALE_NAMES, OFFERED_LOCALES } from "@/lib/i18n/locales";

/** The languages that are offered, one to be chosen, each by its own name. */
export function LanguageChoice({ legend, current }: { legend: string; current: string }) {
  return (
    <fieldset className="space-y-1">
      <legend className="font-semibold">{legend}</legend>
      {OFFERED_LOCALES.map((locale) => (
        <label key={locale} lang={locale} className="flex min-h-12 items-center gap-3">
          <input
            type="radio"
            name="locale"
            value={locale}
            defaultChecked={locale === current}
            className="size-6 accent-accent"
          />
          {LOCALE_NAMES[locale]}
        </label>
      ))}
    </fieldset>
  );
}
