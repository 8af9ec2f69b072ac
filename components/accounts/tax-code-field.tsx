"use client";

import { useTranslations } from "next-intl";
import { useLayoutEffect, useRef, useState } from "react";
import { useWarning } from "@/components/accounts/use-warning";
import { Field } from "@/components/ui/field";
import type { Entry } from "@/components/ui/use-submit";
import { hasRightCheckCharacter, isTaxCode, TAX_CODE_LENGTH } from "@/lib/accounts/tax-code";

type Props = { id: string; name: string; label: string; hint: string; error?: string | undefined };

/** Upper-cases as one types. Warns, without blocking, of a wrong check letter or contradictory form data. */
export function TaxCodeField(props: Props) {
  const t = useTranslations("accounts.doubts");
  const [taxCode, setTaxCode] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const warning = useWarning(input, checkTaxCode);

  // The value typed before hydration.
  useLayoutEffect(() => setTaxCode(toTaxCode(input.current?.value ?? "")), []);

  const found = warning?.taxCode === taxCode ? warning.found : [];
  const hasWrongLetter = isTaxCode(taxCode) && !hasRightCheckCharacter(taxCode);
  const warnings = [...(hasWrongLetter ? (["letter"] as const) : []), ...found].map((one) => t(`taxCode.${one}`));
  return (
    <Field
      {...props}
      ref={input}
      warning={warnings.length > 0 ? [...warnings, t("taxCode.goOn")].join(" ") : ""}
      value={taxCode}
      onChange={(event) => setTaxCode(toTaxCode(event.target.value))}
      maxLength={TAX_CODE_LENGTH}
      required
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      inputClassName="uppercase sm:max-w-72"
    />
  );
}

const toTaxCode = (typed: string) => typed.replaceAll(/\s/g, "").toUpperCase().slice(0, TAX_CODE_LENGTH);

async function checkTaxCode(entry: Entry) {
  const taxCode = toTaxCode(entry["codiceFiscale"] ?? "");
  if (!isTaxCode(taxCode)) return null;
  const { findTaxCodeMismatch } = await import("@/lib/accounts/tax-code-mismatch");
  const { nome = "", cognome = "", dataNascita = "", luogoNascita = "" } = entry;
  const person = { firstName: nome, lastName: cognome, birthDate: dataNascita, birthPlace: luogoNascita };
  return { taxCode, found: await findTaxCodeMismatch(taxCode, person) };
}
