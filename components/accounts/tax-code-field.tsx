"use client";

import { useTranslations } from "next-intl";
import { useLayoutEffect, useRef, useState } from "react";
import { useFormCheck } from "@/components/accounts/use-form-check";
import { Field } from "@/components/ui/field";
import type { Entry, FieldErrors } from "@/components/ui/use-submit";
import { hasRightCheckCharacter, isTaxCode } from "@/lib/accounts/tax-code";
import { toCode } from "@/lib/typed-text";

type Props = {
  id: string;
  name: string;
  label: string;
  hint: string;
  error?: string | undefined;
  defaultValue?: string;
};

/** Upper-cases as one types. Warns, without blocking, of a wrong check letter or contradictory form data. */
export function TaxCodeField({ defaultValue = "", ...props }: Props) {
  const t = useTranslations("accounts.doubts");
  const [taxCode, setTaxCode] = useState(defaultValue);
  const input = useRef<HTMLInputElement>(null);
  const warning = useFormCheck(input, checkTaxCode);

  // The value typed before hydration.
  useLayoutEffect(() => setTaxCode(toCode(input.current?.value ?? "")), []);

  const found = warning?.taxCode === taxCode ? warning.found : [];
  const hasWrongLetter = isTaxCode(taxCode) && !hasRightCheckCharacter(taxCode);
  const warnings = [...(hasWrongLetter ? (["letter"] as const) : []), ...found].map((one) => t(`taxCode.${one}`));
  return (
    <Field
      {...props}
      ref={input}
      warning={warnings.length > 0 ? [...warnings, t("taxCode.goOn")].join(" ") : ""}
      value={taxCode}
      onChange={(event) => setTaxCode(toCode(event.target.value))}
      required
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      inputClassName="uppercase sm:max-w-72"
    />
  );
}

async function checkTaxCode(entry: Entry) {
  const taxCode = toCode(entry["codiceFiscale"] ?? "");
  if (!isTaxCode(taxCode)) return null;
  const { findTaxCodeMismatch } = await import("@/lib/accounts/tax-code-mismatch");
  const { nome = "", cognome = "", dataNascita = "", luogoNascita = "" } = entry;
  const person = { firstName: nome, lastName: cognome, birthDate: dataNascita, birthPlace: luogoNascita };
  return { taxCode, found: await findTaxCodeMismatch(taxCode, person) };
}

/** The warning about a wrong check letter, which a form shows before it accepts the code. */
export function useTaxCodeDoubt(): (entry: Entry) => FieldErrors {
  const t = useTranslations("accounts.doubts.taxCode");
  return ({ codiceFiscale = "" }) => {
    const isRight = hasRightCheckCharacter(toCode(codiceFiscale));
    return isRight ? {} : { codiceFiscale: `${t("letter")} ${t("sendAgain")}` };
  };
}
