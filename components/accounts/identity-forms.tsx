"use client";

import { useTranslations } from "next-intl";
import { ChangeForm } from "@/components/accounts/change-form";
import { Fields } from "@/components/accounts/fields";
import { TaxCodeField, useTaxCodeDoubt } from "@/components/accounts/tax-code-field";
import { DateField } from "@/components/ui/date-field";
import { saveBirth, saveTaxCode } from "@/lib/accounts/actions";

/** The stored identity; `dataNascita` is yyyy-mm-dd. */
type Identity = Record<"nome" | "cognome" | "dataNascita" | "luogoNascita" | "codiceFiscale", string>;

/** Changes date and place of birth. */
export function BirthForm({ dataNascita, luogoNascita }: Identity) {
  const t = useTranslations("accounts.register");
  const parts = { day: t("day"), month: t("month"), year: t("year") };
  const place = { label: t("luogoNascita"), hint: t("luogoNascitaHint"), defaultValue: luogoNascita, required: true };
  return (
    <ChangeForm what="birth" save={saveBirth}>
      {(errors) => (
        <>
          <DateField
            id="change-dataNascita"
            name="dataNascita"
            label={t("dataNascita")}
            hint={t("dataNascitaHint")}
            error={errors["dataNascita"]}
            parts={parts}
            autoComplete="bday"
            defaultValue={dataNascita}
          />
          <Fields prefix="change" fields={[{ name: "luogoNascita", ...place }]} errors={errors} />
        </>
      )}
    </ChangeForm>
  );
}

/** Changes the codice fiscale. It is compared with the stored identity, which the form holds for the warnings. */
export function TaxCodeForm({ codiceFiscale, ...person }: Identity) {
  const t = useTranslations("accounts.register");
  return (
    <ChangeForm
      what="tax-code"
      save={({ codiceFiscale = "" }) => saveTaxCode({ codiceFiscale })}
      doubt={useTaxCodeDoubt()}
    >
      {(errors) => (
        <>
          {Object.entries(person).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <TaxCodeField
            id="change-codiceFiscale"
            name="codiceFiscale"
            label={t("codiceFiscale")}
            hint={t("codiceFiscaleHint")}
            error={errors["codiceFiscale"]}
            defaultValue={codiceFiscale}
          />
        </>
      )}
    </ChangeForm>
  );
}
