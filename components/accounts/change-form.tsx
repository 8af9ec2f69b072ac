"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { type ChangeField, ChangeFields } from "@/components/accounts/change-fields";
import { keepAccount } from "@/components/accounts/stored-account";
import { useChange } from "@/components/accounts/use-change";
import { keepLocal } from "@/components/layout/local";
import { Button, buttonVariants } from "@/components/ui/button";
import { ErrorSummary } from "@/components/ui/error-summary";
import { useHydrated } from "@/components/ui/hydrated";
import type { ActionResult } from "@/lib/action";
import { callApi } from "@/lib/call";
import { LOCALE_KEY } from "@/lib/i18n/locales";

type Props = {
  /** What is changed, which the account page then says is saved. */
  what: string;
  fields: readonly ChangeField[];
  save: (entry: Record<string, string>) => Promise<ActionResult<void>>;
  /** Controls that are no text fields. */
  children?: ReactNode;
};

/** Changes one thing of one's own account, then leads back to the account page. */
export function ChangeForm({ what, fields, save, children }: Props) {
  const translate = useTranslations("accounts.own.change");
  const router = useRouter();
  const isReady = useHydrated();
  const { submit, isBusy, errors, summary } = useChange(fields, save, async ({ locale }) => {
    // What this browser remembers follows: the name, the token that a new session needs, the language.
    const profile = await callApi("/api/user");
    if (profile.ok) keepAccount(profile.data);
    if (locale) keepLocal(LOCALE_KEY, locale);
    router.push(`/account?changed=${what}`);
    router.refresh();
  });

  return (
    <form method="post" noValidate onSubmit={submit} className="space-y-5">
      {summary.length > 0 && <ErrorSummary title={translate("summary")} faults={summary} />}
      <ChangeFields fields={fields} errors={errors} />
      {children}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={!isReady || isBusy}>
          {translate(isBusy ? "saving" : "save")}
        </Button>
        <Link href="/account" prefetch={false} className={buttonVariants({ variant: "secondary" })}>
          {translate("cancel")}
        </Link>
      </div>
    </form>
  );
}
