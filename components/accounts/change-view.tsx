import { getTranslations } from "next-intl/server";
import { AddressWarning } from "@/components/accounts/address-warning";
import { ChangeForm } from "@/components/accounts/change-form";
import { EmailForm } from "@/components/accounts/email-form";
import type { AccountField } from "@/components/accounts/fields";
import { BirthForm, TaxCodeForm } from "@/components/accounts/identity-forms";
import type { AccountPart } from "@/lib/accounts/account-parts";
import { saveAddress, saveLanguage, saveName, savePassword, savePhone } from "@/lib/accounts/actions";
import { CODE_MINUTES } from "@/lib/accounts/mutations/verification-code";
import { provinceOptions } from "@/lib/accounts/province-options";
import type { OwnDetails } from "@/lib/accounts/queries";
import { ownLanguageName } from "@/lib/i18n/language-name";
import { OFFERED_LOCALES } from "@/lib/i18n/locales";
import { mailDelivery } from "@/lib/mail/delivery";
import { calendarDay } from "@/lib/product/italian-day";

type Props = { what: AccountPart; email: string; details: OwnDetails };

const SAVE = { name: saveName, address: saveAddress, phone: savePhone, password: savePassword };

export async function ChangeView({ what, email, details }: Props) {
  if (what === "email") {
    const isAsked = !details.mailConfirmedAt && mailDelivery() !== "unconfigured";
    return <EmailForm minutes={CODE_MINUTES} unconfirmed={isAsked ? email : null} />;
  }
  if (what === "language") {
    const t = await getTranslations("accounts.own.change");
    return (
      <ChangeForm what={what} fields={[]} save={saveLanguage}>
        <LanguageChoice legend={t("locale")} current={details.locale} />
      </ChangeForm>
    );
  }
  if (what === "birth" || what === "tax-code") {
    const { firstName: nome, lastName: cognome, birthDate, birthPlace: luogoNascita, taxCode } = details;
    const dataNascita = calendarDay(birthDate);
    const Form = what === "birth" ? BirthForm : TaxCodeForm;
    return <Form {...{ nome, cognome, dataNascita, luogoNascita }} codiceFiscale={taxCode} />;
  }
  return (
    <ChangeForm what={what} fields={(await describeFields(details))[what]} save={SAVE[what]}>
      {what === "address" && <AddressWarning />}
    </ChangeForm>
  );
}

async function describeFields(details: OwnDetails): Promise<Record<keyof typeof SAVE, AccountField[]>> {
  const t = await getTranslations("accounts.register");
  const own = await getTranslations("accounts.own.change");
  const { firstName, lastName, street, city, province, postalCode, phone } = details;
  return {
    name: [
      { name: "nome", label: t("nome"), defaultValue: firstName },
      { name: "cognome", label: t("cognome"), defaultValue: lastName },
    ],
    address: [
      { name: "via", label: t("via"), defaultValue: street },
      { name: "citta", label: t("citta"), defaultValue: city },
      {
        name: "provincia",
        label: t("provincia"),
        options: provinceOptions({ choose: t("choose"), abroad: t("abroad") }, province),
        defaultValue: province,
        inputClassName: "sm:max-w-72",
      },
      { name: "cap", label: t("cap"), hint: t("capHint"), defaultValue: postalCode, inputClassName: "max-w-32" },
    ],
    phone: [{ name: "telefono", label: own("telefono"), hint: own("telefonoHint"), defaultValue: phone ?? "" }],
    password: [
      { name: "currentPassword", label: own("currentPassword") },
      { name: "newPassword", label: own("newPassword"), hint: t("passwordHint") },
      { name: "newPasswordAgain", label: own("newPasswordAgain") },
    ],
  };
}

function LanguageChoice({ legend, current }: { legend: string; current: string }) {
  return (
    <fieldset className="space-y-1">
      <legend className="font-semibold">{legend}</legend>
      {OFFERED_LOCALES.map((locale) => (
        <label key={locale} lang={locale} className="flex min-h-12 items-center gap-3">
          <input
            type="radio"
            name="locale"
            value={locale}
            defaultChecked={locale === current}
            className="size-6 accent-chosen"
          />
          <span>{ownLanguageName(locale)}</span>
        </label>
      ))}
    </fieldset>
  );
}
