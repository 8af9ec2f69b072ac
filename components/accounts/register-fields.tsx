import { useTranslations } from "next-intl";
import { type ReactNode, useRef } from "react";
import { BirthFields, TownFields } from "@/components/accounts/derived-fields";
import { Fields } from "@/components/accounts/fields";
import { TaxCodeField } from "@/components/accounts/tax-code-field";
import { useKeptInput } from "@/components/accounts/use-kept-input";
import type { StepHeadings } from "@/components/accounts/use-registration-step";
import { ReadAloud } from "@/components/layout/read-aloud";
import { Alert } from "@/components/ui/alert";
import type { FieldErrors } from "@/components/ui/use-submit";
import { REGISTRATION_STEPS, type RegistrationStep } from "@/lib/accounts/registration-steps";
import { cn } from "@/lib/utils";

const HINTED_FIELDS = ["email", "password", "cap"] as const;

type StepProps = { step: RegistrationStep; headings: StepHeadings };

type Props = StepProps & { errors: FieldErrors; terms: ReactNode };

/** Both steps. Only the current one is visible; without JavaScript both are. */
export function RegisterFields({ errors, terms, ...steps }: Props) {
  const t = useTranslations("accounts.register");
  const box = useRef<HTMLDivElement>(null);
  const isRestored = useKeptInput(box);
  return (
    <div ref={box} className="noscript:space-y-8">
      <Step {...steps} name="you">
        {isRestored && <Alert role="status">{t("restored")}</Alert>}
        <div className="grid gap-5 sm:grid-cols-2">
          <TypedFields names={["nome", "cognome", "email", "password"]} errors={errors} />
        </div>
      </Step>
      <Step {...steps} name="receipt">
        <ReadAloud>
          <p>{t("receiptWhy")}</p>
        </ReadAloud>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <div>
            <TaxCodeField
              id="register-codiceFiscale"
              name="codiceFiscale"
              label={t("codiceFiscale")}
              hint={t("codiceFiscaleHint")}
              error={errors["codiceFiscale"]}
            />
            <BirthFields errors={errors} />
          </div>
          <div className="space-y-5">
            <TypedFields names={["via"]} errors={errors} />
            <div>
              <TypedFields names={["cap"]} errors={errors} />
              <TownFields errors={errors} />
            </div>
          </div>
        </div>
        {terms}
      </Step>
    </div>
  );
}

type TypedProps = { names: ("nome" | "cognome" | "via" | (typeof HINTED_FIELDS)[number])[]; errors: FieldErrors };

function TypedFields({ names, errors }: TypedProps) {
  const t = useTranslations("accounts.register");
  const fields = names.map((name) => {
    const hinted = HINTED_FIELDS.find((one) => one === name);
    return { name, label: t(name), hint: hinted && t(`${hinted}Hint`), required: true };
  });
  return <Fields prefix="register" fields={fields} errors={errors} />;
}

function Step({ name, step, headings, children }: StepProps & { name: RegistrationStep; children: ReactNode }) {
  const t = useTranslations("accounts.register");
  const number = REGISTRATION_STEPS.indexOf(name) + 1;
  return (
    <fieldset data-step={name} className={cn("space-y-5", name !== step && "hidden noscript:block")}>
      <legend>
        <span id={`register-step-${name}`} className="block text-sm text-ink-soft">
          {t("step", { number, count: REGISTRATION_STEPS.length })}
        </span>
        <h2
          ref={(heading) => {
            headings.current[name] = heading;
          }}
          tabIndex={-1}
          aria-describedby={`register-step-${name}`}
          className="text-xl outline-none"
        >
          {t(name)}
        </h2>
      </legend>
      {children}
    </fieldset>
  );
}
