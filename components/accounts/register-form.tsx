"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { confirmSignIn } from "@/components/accounts/confirm-sign-in";
import { RegisterFields } from "@/components/accounts/register-fields";
import { SessionLostScreen } from "@/components/accounts/session-lost-screen";
import { useTaxCodeDoubt } from "@/components/accounts/tax-code-field";
import { deleteKeptInput } from "@/components/accounts/use-kept-input";
import { useRegistrationStep } from "@/components/accounts/use-registration-step";
import { ValidatedForm } from "@/components/accounts/validated-form";
import { legalLinks } from "@/components/layout/legal-links";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { notify } from "@/components/ui/toaster";
import type { Entry } from "@/components/ui/use-submit";
import { omitFollowingFaults, REGISTRATION_STEPS } from "@/lib/accounts/registration-steps";
import { type CallResult, callApi } from "@/lib/http/call";

const loadSchemas = () => import("@/lib/accounts/schema");

/** Registers in two steps, each of which the button checks, and leads to the payment page. */
export function RegisterForm() {
  const t = useTranslations("accounts.register");
  const terms = useTranslations("accounts.login").rich("terms", legalLinks);
  const router = useRouter();
  const [isSessionLost, setSessionLost] = useState(false);
  const doubt = useTaxCodeDoubt();
  const headings = useRef({});
  const { step, open, goBack, show } = useRegistrationStep(headings);
  const isFirst = step === "you";

  const finish = async (data: unknown) => {
    deleteKeptInput();
    if (!(await confirmSignIn(data))) return setSessionLost(true);
    notify({ tone: "good", title: t("done") });
    router.push("/payment");
    router.refresh();
  };

  if (isSessionLost) return <SessionLostScreen />;
  return (
    <ValidatedForm
      schema={async () => (await loadSchemas())[isFirst ? "registrationStartSchema" : "registrationFormSchema"]}
      doubt={isFirst ? undefined : doubt}
      omit={omitFollowingFaults}
      reveal={(fieldId) => {
        const name = document.getElementById(fieldId)?.closest<HTMLElement>("[data-step]")?.dataset["step"];
        const found = REGISTRATION_STEPS.find((one) => one === name);
        if (found) show(found);
      }}
      send={async (entry): Promise<CallResult> => (isFirst ? { ok: true, data: null } : register(entry))}
      onDone={({ data }) => (isFirst ? open() : finish(data))}
      words={{ title: t("failed"), failed: t("failedText"), offlineTitle: t("offline"), offline: t("offlineText") }}
      summary={t("summary")}
      button={isFirst ? t("next") : t("submit")}
      pending={isFirst ? t("next") : t("submitting")}
      buttonClassName="w-full sm:w-auto sm:min-w-56"
      extraButtons={
        !isFirst && (
          <Button variant="secondary" className="w-full sm:w-auto" onClick={goBack}>
            {t("previous")}
          </Button>
        )
      }
    >
      {(errors) => (
        <RegisterFields
          step={step}
          headings={headings}
          errors={errors}
          terms={<Checkbox id="register-terms" name="terms" label={terms} error={errors["terms"]} required />}
        />
      )}
    </ValidatedForm>
  );
}

async function register({ terms, ...registration }: Entry) {
  const response = await callApi("/api/register", { ...registration, terms: terms === "on" });
  // 409 means the e-mail is taken; the message belongs to its field.
  if (response.ok || response.status !== 409 || !response.message) return response;
  return { ...response, fields: { email: response.message } };
}
