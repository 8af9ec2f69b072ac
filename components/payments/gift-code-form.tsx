"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { ContactLine } from "@/components/layout/contact-line";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { notify } from "@/components/ui/toaster";
import { useSubmit } from "@/components/ui/use-submit";
import { callApi, textProperty } from "@/lib/http/call";

const REDIRECT_MS = 1000;

/** `isOnlyWay`: there is no other button to get access by. */
export function GiftCodeForm({ isOnlyWay }: { isOnlyWay: boolean }) {
  const t = useTranslations("payments.giftCode");
  const { submit, isBusy, isBlocked, errors, formError, success } = useRedemption();

  if (success) return <Alert tone="good">{success}</Alert>;
  return (
    <form method="post" noValidate onSubmit={submit} className="space-y-4">
      <Field
        id="gift-code"
        name="code"
        label={t("label")}
        hint={t("hint")}
        error={errors["code"] ?? formError}
        required
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        inputClassName="uppercase"
      />
      {(errors["code"] ?? formError) && <ContactLine />}
      <Button
        type="submit"
        variant={isOnlyWay ? "primary" : "secondary"}
        className="w-full sm:w-auto"
        disabled={isBlocked}
      >
        {isBusy ? t("submitting") : t("submit")}
      </Button>
    </form>
  );
}

function useRedemption() {
  const t = useTranslations("payments.giftCode");
  const router = useRouter();
  const [success, setSuccess] = useState<string | null>(null);
  const redirect = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Cancels the delayed redirect when the user has already left.
  useEffect(() => () => clearTimeout(redirect.current), []);

  const form = useSubmit({
    check: ({ code = "" }) => (code.trim() === "" ? { code: t("empty") } : {}),
    send: ({ code = "" }) => callApi("/api/redeem-gift-code", { code }),
    onDone: ({ data }) => {
      const text = textProperty(data, "message") ?? t("redeemed");
      setSuccess(text);
      notify({ tone: "good", title: t("redeemedTitle"), text });
      redirect.current = setTimeout(() => {
        router.push("/dashboard");
        router.refresh();
      }, REDIRECT_MS);
    },
    words: { title: t("failed"), failed: t("failedText"), offline: t("offlineText") },
  });

  return { ...form, success };
}
