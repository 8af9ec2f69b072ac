"use client";

import { useLayoutEffect, useRef, useState } from "react";
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
  const input = useRef<HTMLInputElement>(null);

  // What was typed before this code ran.
  useLayoutEffect(() => setTaxCode(toTaxCode(input.current?.value ?? "")), []);

  const isDoubtful = isTaxCode(taxCode) && !hasRightCheckCharacter(taxCode);
  return (
    <Field
      {...field}
      ref={input}
      warning={isDoubtful ? mismatch : ""}
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
