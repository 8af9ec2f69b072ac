import { useTranslations } from "next-intl";
import { type AccountField, Fields } from "@/components/accounts/fields";
import { TaxCodeField } from "@/components/accounts/tax-code-field";
import type { FieldErrors } from "@/components/ui/use-submit";

/** The fields that belong together, and those of them that stand side by side. */
const GROUPS = {
  you: [["nome", "cognome"], ["codiceFiscale"], ["dataNascita"], ["luogoNascita"]],
  address: [["via"], ["citta"], ["provincia", "cap"]],
  account: [["email"], ["password"], ["passwordAgain"]],
} as const;

type Group = keyof typeof GROUPS;
type Name = (typeof GROUPS)[Group][number][number];

const HINTED = ["codiceFiscale", "dataNascita", "luogoNascita", "provincia", "cap", "email", "password"] as const;

const ROW_LOOKS: Partial<Record<Name, string>> = {
  nome: "grid gap-5 sm:grid-cols-2",
  provincia: "grid grid-cols-2 items-end gap-5 sm:max-w-md",
};

/** The fields of the registration, in three groups. What was typed stays in them whatever the server says. */
export function RegisterFields({ errors, today }: { errors: FieldErrors; today: string }) {
  const translate = useTranslations("accounts.register");
  const describe = (name: Exclude<Name, "codiceFiscale">): AccountField => {
    const hinted = HINTED.find((one) => one === name);
    const hint = hinted && translate(`${hinted}Hint`);
    return { name, label: translate(name), hint, required: true, ...(name === "dataNascita" && { max: today }) };
  };
  const show = (name: Name) =>
    name === "codiceFiscale" ? (
      <TaxCodeField
        key={name}
        id={`register-${name}`}
        name={name}
        label={translate(name)}
        hint={translate("codiceFiscaleHint")}
        error={errors[name]}
        mismatch={translate("codiceFiscaleWarning")}
      />
    ) : (
      <Fields key={name} prefix="register" fields={[describe(name)]} errors={errors} />
    );
  return (["you", "address", "account"] as const).map((group) => (
    <fieldset key={group} className="space-y-5" aria-describedby={`register-${group}-why`}>
      <legend className="mb-4 w-full border-b border-line pb-1 text-xl font-bold">{translate(group)}</legend>
      <p id={`register-${group}-why`} className="text-ink-soft">
        {translate(`${group}Why`)}
      </p>
      {GROUPS[group].map((row) => (
        <div key={row[0]} className={ROW_LOOKS[row[0]]}>
          {row.map(show)}
        </div>
      ))}
    </fieldset>
  ));
}
