import { getTranslations } from "next-intl/server";
import type { ChangeField } from "@/components/accounts/change-fields";
import { ChangeForm } from "@/components/accounts/change-form";
import { EmailForm } from "@/components/accounts/email-form";
import { LanguageChoice } from "@/components/accounts/language-choice";
import { saveAddress, saveLanguage, saveName, savePassword, savePhone } from "@/lib/accounts/actions";
import { CODE_MINUTES } from "@/lib/accounts/mutations/verification-code";
import type { Change } from "@/lib/accounts/own-account";
import type { OwnDetails } from "@/lib/accounts/queries";

type Props = { what: Change; details: OwnDetails };

/** The form that changes one thing of one's own account. */
export async function ChangeView({ what, details }: Props) {
  const fields = await fieldsOf(details);
  if (what === "email") return <EmailForm minutes={CODE_MINUTES} />;
  if (what === "language") {
    const translate = await getTranslations("accounts.own.change");
    return (
      <ChangeForm what={what} fields={[]} save={saveLanguage}>
        <LanguageChoice legend={translate("locale")} current={details.locale} />
      </ChangeForm>
    );
  }
  const save = { name: saveName, address: saveAddress, phone: savePhone, password: savePassword }[what];
  return <ChangeForm what={what} fields={fields[what]} save={save} />;
}

async function fieldsOf(
  details: OwnDetails,
): Promise<Record<"name" | "address" | "phone" | "password", ChangeField[]>> {
  const words = await getTranslations("accounts.register");
  const own = await getTranslations("accounts.own.change");
  return {
    name: [
      {
        name: "nome",
        label: words("nome"),
        defaultValue: details.firstName,
        autoComplete: "given-name",
        maxLength: 80,
      },
      {
        name: "cognome",
        label: words("cognome"),
        defaultValue: details.lastName,
        autoComplete: "family-name",
        maxLength: 80,
      },
    ],
    address: [
      {
        name: "via",
        label: words("via"),
        defaultValue: details.street,
        autoComplete: "street-address",
        maxLength: 120,
      },
      {
        name: "citta",
        label: words("citta"),
        defaultValue: details.city,
        autoComplete: "address-level2",
        maxLength: 80,
      },
      {
        name: "provincia",
        label: words("provincia"),
        hint: words("provinciaHint"),
        defaultValue: details.province,
        autoComplete: "address-level1",
        autoCapitalize: "characters",
        maxLength: 2,
        inputClassName: "uppercase max-w-24",
      },
      {
        name: "cap",
        label: words("cap"),
        hint: words("capHint"),
        defaultValue: details.postalCode,
        autoComplete: "postal-code",
        inputMode: "numeric",
        maxLength: 5,
        inputClassName: "max-w-32",
      },
    ],
    phone: [
      {
        name: "telefono",
        label: own("telefono"),
        hint: own("telefonoHint"),
        defaultValue: details.phone ?? "",
        type: "tel",
        autoComplete: "tel",
        maxLength: 30,
        inputClassName: "sm:max-w-72",
      },
    ],
    password: [
      {
        name: "currentPassword",
        label: own("currentPassword"),
        type: "password",
        autoComplete: "current-password",
      },
      {
        name: "newPassword",
        label: own("newPassword"),
        hint: words("passwordHint"),
        type: "password",
        autoComplete: "new-password",
      },
      { name: "newPasswordAgain", label: own("newPasswordAgain"), type: "password", autoComplete: "new-password" },
    ],
  };
}
