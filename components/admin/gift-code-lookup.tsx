"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { BoldLink } from "@/components/admin/links";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { useHydrated } from "@/components/ui/use-hydrated";
import { useSubmit } from "@/components/ui/use-submit";
import { findCode } from "@/lib/admin/actions";
import type { GiftCodeState } from "@/lib/payments/gift-code-state";

type Found = { batchId: string | null; number: number | null; state: GiftCodeState };

/** Finds the batch of a gift code. The code is sent in a request body, never in a URL. */
export function GiftCodeLookup({ prefix }: { prefix: string }) {
  const t = useTranslations("admin.giftCodes.find");
  const isReady = useHydrated();
  // Undefined before the first search; null when the code does not exist.
  const [found, setFound] = useState<Found | null>();
  const { submit, isBusy, formError, errors } = useSubmit({
    send: ({ code = "" }) => findCode({ code }),
    onDone: ({ value }) => setFound(value),
    words: { failed: t("failed") },
  });
  return (
    <form method="post" onSubmit={submit} className="space-y-3">
      <div className="flex flex-wrap items-end gap-3">
        <Field
          id="code"
          name="code"
          label={t("label")}
          hint={t("hint", { example: prefix })}
          error={errors["code"]}
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          inputClassName="uppercase"
          className="w-full sm:w-80"
        />
        <Button type="submit" variant="secondary" disabled={!isReady || isBusy}>
          {isBusy ? t("sending") : t("submit")}
        </Button>
      </div>
      <div role="status">{formError ?? (found !== undefined && <LookupResult found={found} />)}</div>
    </form>
  );
}

function LookupResult({ found }: { found: Found | null }) {
  const t = useTranslations("admin.giftCodes.find");
  const states = useTranslations("admin.giftCodes.states");
  if (!found) return <span>{t("none")}</span>;
  const { batchId, number } = found;
  const state = states(found.state);
  return (
    <>
      <span>{number === null ? t("alone", { state }) : t("found", { number, state })}</span>{" "}
      {batchId && <BoldLink href={`/admin/gift-codes/${batchId}`}>{t("open")}</BoldLink>}
    </>
  );
}
