"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { FormErrors } from "@/components/admin/form-errors";
import { NewGiftCodes } from "@/components/admin/new-gift-codes";
import { createRequestKey, storePendingBatch, usePendingBatch } from "@/components/admin/pending-batch";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useHydrated } from "@/components/ui/use-hydrated";
import { type Entry, useSubmit } from "@/components/ui/use-submit";
import { createGiftCodes } from "@/lib/admin/actions";

type CreatedBatch = { batchId: string; codes: string[]; csv: string };

const toBatch = ({ count = "", prefix = "", expiresOn = "", owner = "", note = "" }: Entry) => ({
  requestKey: createRequestKey(),
  ...{ count, prefix, expiresOn, owner, note },
});

/** Creates a batch of gift codes and shows the codes, which cannot be read again later. `children`: the form fields. */
export function GiftCodeBatchForm({ children }: { children: ReactNode }) {
  const t = useTranslations("admin.giftCodes.make");
  const router = useRouter();
  const isReady = useHydrated();
  const [made, setMade] = useState<CreatedBatch | null>(null);
  const pending = usePendingBatch();
  const { submit, isBusy, summary } = useSubmit({
    // Without the form, the pending request is sent again.
    send: (entry) => {
      const batch = "count" in entry || pending === null ? toBatch(entry) : pending;
      storePendingBatch(batch);
      return createGiftCodes(batch);
    },
    onDone: ({ value }) => setMade(value),
    // The request is stored until it is known that no batch of it can be shown: these refusals say so.
    onRefused: ({ error }) => {
      if (error === "invalid_input" || error === "conflict") storePendingBatch(null);
      return false;
    },
    words: { failed: t("failed") },
  });
  const finish = ({ batchId }: CreatedBatch) => {
    storePendingBatch(null);
    router.push(`/admin/gift-codes/${batchId}`);
  };
  if (made) return <NewGiftCodes {...made} onSaved={() => finish(made)} />;
  return (
    <div className="space-y-4">
      <FormErrors summary={summary} />
      {pending !== null && !isBusy && <PendingRequest count={pending.count} onAgain={() => submit()} />}
      <form method="post" onSubmit={submit} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {children}
        <Button
          type="submit"
          variant={pending === null ? "primary" : "secondary"}
          disabled={!isReady || isBusy || pending !== null}
          className="sm:col-span-full sm:w-fit"
        >
          {isBusy ? t("sending") : t("submit")}
        </Button>
      </form>
    </div>
  );
}

/** Codes that were not saved: shows them again, or after a second press gives them up, which cannot be undone. */
function PendingRequest({ count, onAgain }: { count: string; onAgain: () => void }) {
  const t = useTranslations("admin.giftCodes.make");
  const made = useTranslations("admin.giftCodes.made");
  const [isConfirming, setConfirming] = useState(false);
  return (
    <Alert tone="careful" title={t("pendingTitle")} className="space-y-3">
      <p>{t("pending", { count })}</p>
      {isConfirming && (
        <p role="alert" className="font-semibold">
          {made("sure")}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button onClick={onAgain}>{t("again")}</Button>
        <Button variant="secondary" onClick={() => (isConfirming ? storePendingBatch(null) : setConfirming(true))}>
          {t("forget")}
        </Button>
      </div>
    </Alert>
  );
}
