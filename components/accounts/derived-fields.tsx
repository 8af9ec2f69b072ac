"use client";

import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { AddressWarning } from "@/components/accounts/address-warning";
import { Fields } from "@/components/accounts/fields";
import { useFormCheck } from "@/components/accounts/use-form-check";
import { Button } from "@/components/ui/button";
import { DateField } from "@/components/ui/date-field";
import { fillControl } from "@/components/ui/early-input";
import type { Entry, FieldErrors } from "@/components/ui/use-submit";
import { provinceOptions } from "@/lib/accounts/province-options";
import { type DerivedValues, mergeDerived } from "@/lib/accounts/registration-steps";
import { isTaxCode } from "@/lib/accounts/tax-code";
import { formatDay } from "@/lib/product/format";
import { italianDay, toCalendarDate } from "@/lib/product/italian-day";
import { compact, toCode } from "@/lib/typed-text";
import { cn } from "@/lib/utils";

type Props = {
  id: string;
  /** Derives the values by input name; null while their source is incomplete. Must keep its identity. */
  derive: (entry: Entry) => Promise<DerivedValues | null>;
  /** The line shown instead of the fields while all values are known. */
  toLine: (values: DerivedValues) => string;
  hasFault: boolean;
  /** The fields of the values; nothing else with a name. */
  children: ReactNode;
};

/**
 * Fields whose values follow from another one: a line with a button to change them; the fields themselves where a value
 * is unknown or their person's own, and without a script.
 */
function DerivedFields({ id, derive, toLine, hasFault, children }: Props) {
  const t = useTranslations("accounts.register");
  const box = useRef<HTMLDivElement>(null);
  const derived = useFormCheck(box, derive, "input");
  const written = useRef<DerivedValues>({});
  const [{ values, hasOwn, isComplete }, setMerged] = useState(() => mergeDerived({}, {}, {}));
  const [wantsChange, setWantsChange] = useState(false);

  useEffect(() => {
    const controls = [...(box.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>("[name]") ?? [])];
    const typed = Object.fromEntries(controls.map(({ name, value }) => [name, value]));
    const merged = mergeDerived(typed, written.current, derived ?? {});
    written.current = derived ?? {};
    setMerged(merged);
    for (const control of controls) fillControl(control, merged.values[control.name] ?? "");
  }, [derived]);

  const change = () => {
    flushSync(() => setWantsChange(true));
    box.current?.querySelector<HTMLElement>("input")?.focus();
  };

  const isOpen = wantsChange || hasOwn || hasFault || (derived !== null && !isComplete);
  const hasLine = derived !== null && !isOpen;
  return (
    <div ref={box}>
      <div
        className={cn(hasLine && "mt-2 flex flex-wrap items-center justify-between gap-x-3 rounded-md bg-sunken ps-3")}
      >
        {/* Always rendered, so that screen readers announce what is found. */}
        <p id={`${id}-derived`} role="status" className="min-w-0 py-2 font-semibold wrap-anywhere empty:hidden">
          {hasLine && toLine(values)}
        </p>
        {hasLine && (
          <Button variant="quiet" size="compact" aria-describedby={`${id}-derived`} onClick={change}>
            {t("change")}
          </Button>
        )}
      </div>
      <div className={cn("mt-5 space-y-5", !isOpen && "hidden noscript:block")}>{children}</div>
    </div>
  );
}

/** Date and place of birth, which follow from the codice fiscale. */
export function BirthFields({ errors }: { errors: FieldErrors }) {
  const t = useTranslations("accounts.register");
  const locale = useLocale();
  const place = { label: t("luogoNascita"), hint: t("luogoNascitaHint"), required: true };
  return (
    <DerivedFields
      id="register-birth"
      derive={deriveBirth}
      hasFault={Boolean(errors["dataNascita"] || errors["luogoNascita"])}
      toLine={({ luogoNascita = "", ...date }) => {
        const parts = ["year", "month", "day"].map((part) => (date[`dataNascita.${part}`] ?? "").padStart(2, "0"));
        return t("birthLine", { date: formatDay(toCalendarDate(parts.join("-")), locale), place: luogoNascita });
      }}
    >
      <DateField
        id="register-dataNascita"
        name="dataNascita"
        label={t("dataNascita")}
        hint={t("dataNascitaHint")}
        error={errors["dataNascita"]}
        parts={{ day: t("day"), month: t("month"), year: t("year") }}
        autoComplete="bday"
      />
      <Fields prefix="register" fields={[{ name: "luogoNascita", ...place }]} errors={errors} />
    </DerivedFields>
  );
}

async function deriveBirth({ codiceFiscale = "" }: Entry): Promise<DerivedValues | null> {
  const taxCode = toCode(codiceFiscale);
  if (!isTaxCode(taxCode)) return null;
  const { findBirth } = await import("@/lib/accounts/tax-code-birth");
  const birth = await findBirth(taxCode, italianDay(new Date()));
  if (!birth) return {};
  const [year = "", month = "", day = ""] = birth.date.split("-");
  return {
    "dataNascita.day": String(Number(day)),
    "dataNascita.month": String(Number(month)),
    "dataNascita.year": year,
    luogoNascita: birth.place,
  };
}

/** Town and province, derived from the CAP; otherwise the user picks the town from those matching the typed prefix. */
export function TownFields({ errors }: { errors: FieldErrors }) {
  const t = useTranslations("accounts.register");
  const list = useRef<HTMLDataListElement>(null);
  const towns = useFormCheck(list, findSuggestions, "input");
  const options = provinceOptions({ choose: t("choose"), abroad: t("abroad") });
  const province = { label: t("provincia"), required: true, options, defaultValue: "" };
  const town = { label: t("citta"), required: true, list: "register-towns", autoComplete: "off" };
  return (
    <DerivedFields
      id="register-town"
      derive={deriveTownOfCap}
      hasFault={Boolean(errors["citta"] || errors["provincia"])}
      toLine={({ citta = "", provincia = "" }) => t("townLine", { city: citta, province: provincia })}
    >
      <Fields prefix="register" fields={[{ name: "citta", ...town }]} errors={errors} />
      <datalist ref={list} id="register-towns">
        {(towns ?? []).map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Fields prefix="register" fields={[{ name: "provincia", ...province }]} errors={errors} />
      <AddressWarning />
    </DerivedFields>
  );
}

const isCap = (text: string) => /^\d{5}$/.test(text);

async function deriveTownOfCap({ cap = "", citta = "" }: Entry): Promise<DerivedValues | null> {
  if (!isCap(compact(cap))) return null;
  const { deriveTown } = await import("@/lib/accounts/cap-towns");
  return deriveTown(compact(cap), citta);
}

async function findSuggestions({ cap = "", citta = "" }: Entry): Promise<string[] | null> {
  if (!isCap(compact(cap)) || citta === "") return null;
  const { suggestTownsOfCap } = await import("@/lib/accounts/cap-towns");
  return suggestTownsOfCap(compact(cap), citta);
}
