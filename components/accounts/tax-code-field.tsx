"use client";

import { useState } from "react";
import { Field } from "@/components/ui/field";
import { hasRightCheckCharacter, isTaxCode, TAX_CODE_LENGTH } from "@/lib/accounts/tax-code";

type Props = {
  id: string;
  name: string;
  label: string;
  hint: string;
  error?: string | undefined;
  /** What to say when the last letter does not match: a warning, which stops nobody. */
  mismatch: string;
};

/** The codice fiscale: upper case as it is typed, with a word when its check letter does not match. */
export function TaxCodeField({ mismatch, ...field }: Props) {
  const [taxCode, setTaxCode] = useState("");
  const isDoubtful = isTaxCode(taxCode) && !hasRightCheckCharacter(taxCode);
  return (
    <Field
      {...field}
      warning={isDoubtful ? mismatch : ""}
      value={taxCode}
      onChange={(event) => setTaxCode(event.target.value.replaceAll(/\s/g, "").toUpperCase().slice(0, TAX_CODE_LENGTH))}
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
