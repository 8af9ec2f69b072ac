"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";

/** The recovery codes, shown only once. Takes the focus when it appears. */
export function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const t = useTranslations("accounts.secondFactor");
  const card = useRef<HTMLElement>(null);
  useEffect(() => card.current?.focus(), []);
  return (
    <Card ref={card} tabIndex={-1} className="space-y-4 outline-none" aria-labelledby="recovery-title">
      <CardTitle id="recovery-title">{t("doneTitle")}</CardTitle>
      <p>{t("doneText")}</p>
      <ol
        aria-label={t("codesLabel")}
        className="grid gap-x-8 gap-y-2 rounded-md bg-sunken p-4 font-typed text-lg tabular-nums sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{`${code.slice(0, 5)}-${code.slice(5)}`}</li>
        ))}
      </ol>
      <p>{t("doneElsewhere")}</p>
      <Button onClick={onSaved} className="w-full sm:w-auto">
        {t("saved")}
      </Button>
    </Card>
  );
}
