"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { CodeField } from "@/components/accounts/code-field";
import { RecoveryCodes } from "@/components/accounts/recovery-codes";
import { SecondFactorForm } from "@/components/accounts/second-factor-form";
import { TotpSecret } from "@/components/accounts/totp-secret";
import { beginSecondFactor, finishSecondFactorSetup, turnOffSecondFactor } from "@/lib/accounts/actions";
import type { QrCode } from "@/lib/accounts/qr-code";

type Step =
  | { name: "password" }
  | { name: "code"; secret: string; qrCode: QrCode }
  | { name: "done"; recoveryCodes: readonly string[] };

/** `isOn` becomes true while the recovery codes are shown; they stay until the user confirms that they are saved. */
export function SecondFactorSetup({ isOn }: { isOn: boolean }) {
  const t = useTranslations("accounts.secondFactor");
  const router = useRouter();
  const [step, setStep] = useState<Step>({ name: "password" });

  const finish = () => {
    setStep({ name: "password" });
    router.refresh();
  };

  if (step.name === "done") return <RecoveryCodes codes={step.recoveryCodes} onSaved={finish} />;
  if (isOn) {
    return (
      <SecondFactorForm
        key="removal"
        id="removal"
        title={t("removeTitle")}
        text={<p>{t("removeText")}</p>}
        button={t("remove")}
        variant="danger"
        asksPassword
        send={turnOffSecondFactor}
        onDone={() => router.refresh()}
      >
        <CodeField id="removal-code" label={t("removeCode")} />
      </SecondFactorForm>
    );
  }
  if (step.name === "password") {
    return (
      <SecondFactorForm
        id="setup"
        title={t("startTitle")}
        text={<p>{t("startText")}</p>}
        button={t("start")}
        asksPassword
        send={beginSecondFactor}
        onDone={(begun) => setStep({ name: "code", ...begun })}
      />
    );
  }
  return (
    <SecondFactorForm
      key="code"
      id="setup"
      title={t("scanTitle")}
      text={
        <>
          <TotpSecret secret={step.secret} qrCode={step.qrCode} />
          <h2 className="text-xl">{t("confirmTitle")}</h2>
        </>
      }
      button={t("confirm")}
      send={finishSecondFactorSetup}
      onDone={(recoveryCodes) => setStep({ name: "done", recoveryCodes })}
    >
      <CodeField id="setup-code" label={t("code")} hint={t("codeHint")} />
    </SecondFactorForm>
  );
}
