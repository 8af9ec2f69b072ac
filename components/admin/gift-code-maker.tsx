"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type FormEvent, useState, useSyncExternalStore, useTransition } from "react";
import { GiftCodesMade } from "@/components/admin/gift-codes-made";
import {
  keepPendingBatch,
  makeRequestKey,
  type PendingBatch,
  readPendingBatch,
  toPendingBatch,
  watchPendingBatch,
} from "@/components/admin/pending-batch";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { useHydrated } from "@/components/ui/hydrated";
import { makeGiftCodes } from "@/lib/admin/actions";

const FIELDS = ["count", "prefix", "expiresOn", "owner", "note"] as const;

type Made = { batchId: string; codes: string[]; expiresOn: string };

/** The form that makes a batch of gift codes, and then the codes, which can be read only there. */
export function GiftCodeMaker({ max, prefix, today }: { max: number; prefix: string; today: string }) {
  const t = useTranslations("admin.giftCodes.make");
  const router = useRouter();
  const isReady = useHydrated();
  const [made, setMade] = useState<Made | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isSending, startSending] = useTransition();
  const kept = useSyncExternalStore(watchPendingBatch, readPendingBatch, () => null);

  const ask = (batch: PendingBatch) => {
    keepPendingBatch(batch);
    setTrouble(null);
    startSending(async () => {
      const answer = await makeGiftCodes(batch).catch(() => null);
      if (answer?.ok) return setMade({ ...answer.value, expiresOn: batch.expiresOn });
      // Refused: nothing was made, so there is nothing to show again. Unanswered: there may be.
      if (answer) keepPendingBatch(null);
      setTrouble(answer?.message ?? t("failed"));
    });
  };

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [count = "", start = "", expiresOn = "", owner = "", note = ""] = FIELDS.map((name) =>
      String(form.get(name) ?? ""),
    );
    if (!isSending) ask({ requestKey: makeRequestKey(), count, prefix: start, expiresOn, owner, note });
  };

  const leave = (batchId: string) => {
    keepPendingBatch(null);
    router.push(`/admin/gift-codes/${batchId}`);
  };

  const forget = () => {
    keepPendingBatch(null);
    setTrouble(null);
  };

  if (made) return <GiftCodesMade {...made} onSaved={() => leave(made.batchId)} />;
  return (
    <div className="space-y-4">
      {trouble && (
        <Alert role="alert" tone="wrong">
          {trouble}
        </Alert>
      )}
      {kept !== null && !isSending && (
        <Alert tone="careful" title={t("pendingTitle")} className="space-y-3">
          <p>{t("pending", { count: toPendingBatch(kept).count })}</p>
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => ask(toPendingBatch(kept))}>{t("again")}</Button>
            <Button variant="secondary" onClick={forget}>
              {t("forget")}
            </Button>
          </div>
        </Alert>
      )}
      <form onSubmit={send} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <Field id="count" name="count" label={t("count")} hint={t("countHint", { max })} {...COUNT} max={max} />
        <Field
          id="prefix"
          name="prefix"
          label={t("prefix")}
          hint={t("prefixHint", { example: prefix })}
          defaultValue={prefix}
          required
          minLength={2}
          maxLength={8}
          pattern="[A-Za-z0-9]*"
          autoComplete="off"
          inputClassName="uppercase"
        />
        <Field
          id="expiresOn"
          name="expiresOn"
          type="date"
          min={today}
          label={t("expiresOn")}
          hint={t("expiresOnHint")}
        />
        <Field id="owner" name="owner" label={t("owner")} hint={t("ownerHint")} maxLength={120} autoComplete="off" />
        <Field
          id="note"
          name="note"
          label={t("note")}
          hint={t("noteHint")}
          maxLength={500}
          autoComplete="off"
          className="sm:col-span-2"
        />
        <Button type="submit" disabled={!isReady || isSending} className="sm:col-span-full sm:w-fit">
          {isSending ? t("sending") : t("submit")}
        </Button>
      </form>
    </div>
  );
}

const COUNT = { type: "number", inputMode: "numeric", min: 1, step: 1, required: true, defaultValue: 10 } as const;
