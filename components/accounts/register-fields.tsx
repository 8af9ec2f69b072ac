import { useTranslations } from "next-intl";
import { AddressWarning } from "@/components/accounts/address-warning";
import { type AccountField, Fields } from "@/components/accounts/fields";
import { TaxCodeField } from "@/components/accounts/tax-code-field";
import { DateField } from "@/components/ui/date-field";
import type { FieldErrors } from "@/components/ui/use-submit";
import { provinceOptions } from "@/lib/accounts/province-options";

/** Fields by group and row. The codice fiscale comes after the data it is derived from. */
const GROUPS = {
  you: [["nome", "cognome"], ["dataNascita"], ["luogoNascita"], ["codiceFiscale"]],
  address: [["via"], ["citta"], ["provincia", "cap"]],
  account: [["email"], ["password"], ["passwordAgain"]],
} as const;

type Group = keyof typeof GROUPS;
type Name = (typeof GROUPS)[Group][number][number];

const HINTED_FIELDS = ["luogoNascita", "cap", "email", "password"] as const;

const ROW_CLASSES: Partial<Record<Name, string>> = {
  nome: "grid gap-5 sm:grid-cols-2",
  provincia: "grid items-end gap-5 sm:max-w-xl sm:grid-cols-[minmax(0,1fr)_10rem]",
};

export function RegisterFields({ errors }: { errors: FieldErrors }) {
  const t = useTranslations("accounts.register");
  const parts = { day: t("day"), month: t("month"), year: t("year") };
  const renderField = (name: Name) => {
    const own = { id: `register-${name}`, name, label: t(name), error: errors[name] };
    if (name === "codiceFiscale") return <TaxCodeField key={name} {...own} hint={t("codiceFiscaleHint")} />;
    if (name === "dataNascita")
      return <DateField key={name} {...own} hint={t("dataNascitaHint")} parts={parts} autoComplete="bday" />;
    return <Fields key={name} prefix="register" fields={[toField(name)]} errors={errors} />;
  };
  const toField = (name: Exclude<Name, "codiceFiscale" | "dataNascita">): AccountField => {
    const words = { label: t(name), required: true };
    if (name === "provincia") {
      const options = provinceOptions({ choose: t("choose"), abroad: t("abroad") });
      return { ...words, name, options, defaultValue: "" };
    }
    const hinted = HINTED_FIELDS.find((one) => one === name);
    return { ...words, name, hint: hinted && t(`${hinted}Hint`) };
  };
  return (["you", "address", "account"] as const).map((group) => (
    <fieldset key={group} className="space-y-5" aria-describedby={`register-${group}-why`}>
      <legend className="mb-2 text-xl font-bold">{t(group)}</legend>
      <p id={`register-${group}-why`} className="text-ink-soft">
        {t(`${group}Why`)}
      </p>
      {GROUPS[group].map((row) => (
        <div key={row[0]} className={ROW_CLASSES[row[0]]}>
          {row.map(renderField)}
        </div>
      ))}
      {group === "address" && <AddressWarning />}
    </fieldset>
  ));
}
