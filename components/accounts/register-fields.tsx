"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { PasswordField } from "@/components/accounts/password-field";
import { type FieldErrors, fieldId } from "@/components/accounts/registration-entry";
import { TaxCodeField } from "@/components/accounts/tax-code-field";
import { Field } from "@/components/ui/field";
import type { RegistrationField } from "@/lib/accounts/registration-form";

type GroupProps = { name: string; title: string; why: string; children: ReactNode };

/** Some fields that belong together, and why they are asked for. */
function Group({ name, title, why, children }: GroupProps) {
  const whyId = `register-${name}-why`;
  return (
    <fieldset className="space-y-5" aria-describedby={whyId}>
      <legend className="mb-4 w-full border-b border-line pb-1 text-xl font-bold">{title}</legend>
      <p id={whyId} className="text-ink-soft">
        {why}
      </p>
      {children}
    </fieldset>
  );
}

/** The fields of the registration, in three groups. What was typed stays in them whatever the server says. */
export function RegisterFields({ errors, today }: { errors: FieldErrors; today: string }) {
  const translate = useTranslations("accounts.register");
  const words = useTranslations("accounts.login");
  const texts = {
    show: words("show"),
    hide: words("hide"),
    showPassword: words("showPassword"),
    hidePassword: words("hidePassword"),
  };
  const field = (name: Exclude<RegistrationField, "terms">) => ({
    id: fieldId(name),
    name,
    label: translate(name),
    error: errors[name],
    required: true,
  });

  return (
    <>
      <Group name="you" title={translate("you")} why={translate("youWhy")}>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field {...field("nome")} autoComplete="given-name" maxLength={80} />
          <Field {...field("cognome")} autoComplete="family-name" maxLength={80} />
        </div>
        <TaxCodeField
          {...field("codiceFiscale")}
          hint={translate("codiceFiscaleHint")}
          mismatch={translate("codiceFiscaleWarning")}
        />
        <Field
          {...field("dataNascita")}
          type="date"
          hint={translate("dataNascitaHint")}
          autoComplete="bday"
          min="1900-01-01"
          max={today}
          inputClassName="sm:max-w-56"
        />
        <Field {...field("luogoNascita")} hint={translate("luogoNascitaHint")} maxLength={80} />
      </Group>
      <Group name="address" title={translate("address")} why={translate("addressWhy")}>
        <Field {...field("via")} autoComplete="street-address" maxLength={120} />
        <Field {...field("citta")} autoComplete="address-level2" maxLength={80} />
        <div className="grid grid-cols-2 items-end gap-5 sm:max-w-md">
          <Field
            {...field("provincia")}
            hint={translate("provinciaHint")}
            autoComplete="address-level1"
            autoCapitalize="characters"
            maxLength={2}
            inputClassName="uppercase"
          />
          <Field
            {...field("cap")}
            hint={translate("capHint")}
            autoComplete="postal-code"
            inputMode="numeric"
            maxLength={5}
          />
        </div>
      </Group>
      <Group name="account" title={translate("account")} why={translate("accountWhy")}>
        <Field
          {...field("email")}
          type="email"
          hint={translate("emailHint")}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
        />
        <PasswordField
          {...field("password")}
          hint={translate("passwordHint")}
          autoComplete="new-password"
          maxLength={200}
          texts={texts}
        />
        <PasswordField {...field("passwordAgain")} autoComplete="new-password" maxLength={200} texts={texts} />
      </Group>
    </>
  );
}
