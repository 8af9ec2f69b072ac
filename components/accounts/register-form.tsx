"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { confirmSignIn } from "@/components/accounts/confirm-sign-in";
import { RegisterFields } from "@/components/accounts/register-fields";
import { SessionLostScreen } from "@/components/accounts/session-lost-screen";
import { useTaxCodeDoubt } from "@/components/accounts/tax-code-field";
import { ValidatedForm } from "@/components/accounts/validated-form";
import { legalLinks } from "@/components/layout/legal-links";
import { Checkbox } from "@/components/ui/checkbox";
import { notify } from "@/components/ui/toaster";
import type { Entry } from "@/components/ui/use-submit";
import { callApi } from "@/lib/http/call";

/** Registers and leads to the payment page. */
export function RegisterForm() {
  const t = useTranslations("accounts.register");
  const terms = useTranslations("accounts.login").rich("terms", legalLinks);
  const router = useRouter();
  const [isSessionLost, setSessionLost] = useState(false);
  const doubt = useTaxCodeDoubt();

  if (isSessionLost) return <SessionLostScreen />;
  return (
    <ValidatedForm
      schema={async () => (await import("@/lib/accounts/schema")).registrationFormSchema}
      doubt={doubt}
      send={register}
      onDone={async ({ data }) => {
        if (!(await confirmSignIn(data))) return setSessionLost(true);
        notify({ tone: "good", title: t("done") });
        router.push("/payment");
        router.refresh();
      }}
      words={{ title: t("failed"), failed: t("failedText"), offlineTitle: t("offline"), offline: t("offlineText") }}
      summary={t("summary")}
      button={t("submit")}
      pending={t("submitting")}
      buttonClassName="w-full sm:w-auto sm:min-w-56"
    >
      {(errors) => (
        <>
          <RegisterFields errors={errors} />
          <Checkbox id="register-terms" name="terms" label={terms} error={errors["terms"]} required />
        </>
      )}
    </ValidatedForm>
  );
}

async function register({ passwordAgain: _again, terms, ...registration }: Entry) {
  const response = await callApi("/api/register", { ...registration, terms: terms === "on" });
  // 409 means the e-mail is taken; the message belongs to its field.
  if (response.ok || response.status !== 409 || !response.message) return response;
  return { ...response, fields: { email: response.message } };
}
