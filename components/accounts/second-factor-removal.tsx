"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { CodeField } from "@/components/accounts/code-field";
import { SecondFactorForm } from "@/components/accounts/second-factor-form";
import { removeSecondFactor } from "@/lib/accounts/actions";

export function SecondFactorRemoval() {
  const translate = useTranslations("accounts.secondFactor");
  const router = useRouter();
  return (
    <SecondFactorForm
      id="removal"
      title={translate("removeTitle")}
      text={<p>{translate("removeText")}</p>}
      button={translate("remove")}
      variant="danger"
      asksPassword
      send={removeSecondFactor}
      onDone={() => router.refresh()}
    >
      <CodeField id="removal-code" label={translate("removeCode")} />
    </SecondFactorForm>
  );
}
