"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { type FormEvent, useState, useTransition } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { useHydrated } from "@/components/ui/hydrated";
import { findCode } from "@/lib/admin/actions";

type Found = { sentence: string; batchId: string | null };

/** Finds the batch of a code that somebody reads out. The code is sent in a body, never in an address. */
export function GiftCodeFinder({ prefix }: { prefix: string }) {
  const t = useTranslations("admin.giftCodes.find");
  const states = useTranslations("admin.giftCodes.states");
  const isReady = useHydrated();
  const [found, setFound] = useState<Found | null>(null);
  const [isSending, startSending] = useTransition();

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get("code") ?? "");
    startSending(async () => {
      const answer = await findCode({ code }).catch(() => null);
      if (!answer?.ok) return setFound({ sentence: answer?.message ?? t("failed"), batchId: null });
      if (!answer.value) return setFound({ sentence: t("none"), batchId: null });
      const { batchId, number, state: name } = answer.value;
      const state = states(name);
      setFound({ sentence: number === null ? t("alone", { state }) : t("found", { number, state }), batchId });
    });
  };

  return (
    <form onSubmit={search} className="space-y-3">
      <div className="flex flex-wrap items-end gap-3">
        <Field
          id="code"
          name="code"
          label={t("label")}
          hint={t("hint", { example: prefix })}
          required
          maxLength={64}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          inputClassName="uppercase"
          className="w-full sm:w-80"
        />
        <Button type="submit" variant="secondary" disabled={!isReady || isSending}>
          {isSending ? t("sending") : t("submit")}
        </Button>
      </div>
      <p role="status">
        {found?.sentence}{" "}
        {found?.batchId && (
          <Link
            href={`/admin/gift-codes/${found.batchId}`}
            prefetch={false}
            className="inline-block py-2 font-semibold underline underline-offset-4"
          >
            {t("open")}
          </Link>
        )}
      </p>
    </form>
  );
}
