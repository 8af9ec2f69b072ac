"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { useHydrated } from "@/components/ui/hydrated";
import { notify } from "@/components/ui/toaster";
import { callApi, textProperty } from "@/lib/call";

const REDIRECT_MS = 1000;

/** A gift code in, access out. */
export function GiftCodeForm() {
  const translate = useTranslations("payments.giftCode");
  const router = useRouter();
  const isReady = useHydrated();
  const [code, setCode] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [success, setSuccess] = useState<string | null>(null);
  const redirect = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Whoever was led on in another way must not be called back by this one.
  useEffect(() => () => clearTimeout(redirect.current), []);

  const refuse = (text: string) => {
    setFault(text);
    document.getElementById("gift-code")?.focus();
    notify({ tone: "wrong", title: translate("failed"), text });
  };

  const redeem = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setFault(null);
    if (code.trim() === "") return refuse(translate("empty"));
    setBusy(true);
    const answer = await callApi("/api/redeem-gift-code", { code: code.trim() });
    if (!answer.ok) {
      setBusy(false);
      const unreached = answer.status === 0 ? translate("offlineText") : translate("failedText");
      return refuse(answer.message ?? unreached);
    }
    const text = textProperty(answer.data, "message") ?? translate("redeemed");
    setSuccess(text);
    notify({ tone: "good", title: translate("redeemedTitle"), text });
    redirect.current = setTimeout(() => {
      router.push("/dashboard");
      router.refresh();
    }, REDIRECT_MS);
  };

  if (success) return <Alert tone="good">{success}</Alert>;
  return (
    <form method="post" noValidate onSubmit={redeem} className="space-y-4">
      <Field
        id="gift-code"
        name="code"
        label={translate("label")}
        hint={translate("hint")}
        error={fault}
        value={code}
        onChange={(event) => setCode(event.target.value.toUpperCase())}
        required
        maxLength={64}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        inputClassName="uppercase"
      />
      <Button type="submit" className="w-full sm:w-auto" disabled={!isReady || isBusy}>
        {isBusy ? translate("submitting") : translate("submit")}
      </Button>
    </form>
  );
}
