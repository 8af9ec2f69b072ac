"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { storeConsent } from "@/components/layout/consent";
import { ReadAloud } from "@/components/layout/read-aloud";
import { readConsent } from "@/components/layout/stored-consent";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog, DialogContent, DialogHeader } from "@/components/ui/dialog";

/** The panel with a choice per kind of cookie; open while mounted. */
export default function CookieSettings({ onClose }: { onClose: () => void }) {
  const translate = useTranslations("layout.cookies");
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent className="max-w-xl">
        <DialogHeader title={translate("settings")} closeLabel={translate("close")} />
        <ReadAloud>
          <p className="mb-3">{translate("settingsText")}</p>
          <CookieChoice onClose={onClose} />
        </ReadAloud>
        <Link className="text-link mt-4 inline-block py-2" href="/privacy" prefetch={false} onClick={onClose}>
          {translate("privacy")}
        </Link>
      </DialogContent>
    </Dialog>
  );
}

function CookieChoice({ onClose }: { onClose: () => void }) {
  const translate = useTranslations("layout.cookies");
  const [choice, setChoice] = useState(readConsent);
  const answers = [
    ["save", choice],
    ["acceptEverything", { analytics: true, marketing: true }],
    ["necessaryOnly", { analytics: false, marketing: false }],
  ] as const;
  return (
    <>
      <Checkbox
        id="cookie-necessary"
        label={translate("necessary")}
        hint={translate("necessaryText")}
        checked
        disabled
        readOnly
      />
      {(["analytics", "marketing"] as const).map((kind) => (
        <Checkbox
          key={kind}
          id={`cookie-${kind}`}
          label={translate(kind)}
          hint={translate(`${kind}Text`)}
          checked={choice[kind]}
          onChange={(event) => setChoice({ ...choice, [kind]: event.target.checked })}
        />
      ))}
      <div className="mt-4 grid gap-2 sm:grid-cols-3">
        {answers.map(([name, answer]) => (
          <Button
            key={name}
            variant="secondary"
            onClick={() => {
              storeConsent(answer);
              onClose();
            }}
          >
            {translate(name)}
          </Button>
        ))}
      </div>
    </>
  );
}
