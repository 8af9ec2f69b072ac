"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { EntryForm } from "@/components/accounts/entry-form";
import { type AccountField, Fields } from "@/components/accounts/fields";
import { keepAccount } from "@/components/accounts/stored-account";
import { keepLocal } from "@/components/layout/local";
import { buttonVariants } from "@/components/ui/button";
import type { Entry } from "@/components/ui/use-submit";
import type { Change } from "@/lib/accounts/own-account";
import type { ActionResult } from "@/lib/http/action";
import { callApi } from "@/lib/http/call";
import { LOCALE_KEY } from "@/lib/i18n/locales";

type Props = {
  /** Passed to the account page, which confirms what was saved. */
  what: Change;
  fields: readonly AccountField[];
  save: (entry: Entry) => Promise<ActionResult<void>>;
  children?: ReactNode;
};

export function ChangeForm({ what, fields, save, children }: Props) {
  const translate = useTranslations("accounts.own.change");
  const router = useRouter();
  return (
    <EntryForm
      schema={async () => (await import("@/lib/accounts/schema")).CHANGE_SCHEMAS[what]}
      send={save}
      onDone={async (_saved, { locale }) => {
        // Updates what this browser stores: the name, the new session's token, the language.
        const profile = await callApi("/api/user");
        if (profile.ok) keepAccount(profile.data);
        if (locale) keepLocal(LOCALE_KEY, locale);
        router.push(`/account?changed=${what}`);
        router.refresh();
      }}
      words={{ failed: translate("failed") }}
      summary={translate("summary")}
      button={translate("save")}
      pending={translate("saving")}
      others={
        <Link href="/account" prefetch={false} className={buttonVariants({ variant: "secondary" })}>
          {translate("cancel")}
        </Link>
      }
    >
      {(errors) => (
        <>
          <Fields prefix="change" fields={fields} errors={errors} />
          {children}
        </>
      )}
    </EntryForm>
  );
}
