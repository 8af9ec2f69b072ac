"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { type AccountField, Fields } from "@/components/accounts/fields";
import { storeAccount } from "@/components/accounts/stored-account";
import { ValidatedForm } from "@/components/accounts/validated-form";
import { storeLocal } from "@/components/layout/local-storage";
import { ButtonLink } from "@/components/ui/link";
import type { Entry, FieldErrors } from "@/components/ui/use-submit";
import type { AccountPart } from "@/lib/accounts/account-parts";
import type { ActionResult } from "@/lib/http/action";
import { callApi } from "@/lib/http/call";
import { LOCALE_KEY } from "@/lib/i18n/locales";

type Props = {
  /** Passed to the account page, which confirms what was saved. */
  what: AccountPart;
  fields?: readonly AccountField[];
  /** Instead of "save". */
  button?: string;
  save: (entry: Entry) => Promise<ActionResult<void>>;
  doubt?: (entry: Entry) => FieldErrors;
  /** Content after the fields; a function receives the field errors. */
  children?: ReactNode | ((errors: FieldErrors) => ReactNode);
};

export function ChangeForm({ what, fields = [], button, save, doubt, children }: Props) {
  const t = useTranslations("accounts.own.change");
  const router = useRouter();
  return (
    <ValidatedForm
      schema={async () => (await import("@/lib/accounts/schema")).PART_SCHEMAS[what]}
      send={save}
      doubt={doubt}
      onDone={async (_saved, { locale }) => {
        // Updates what this browser stores: the name, the new session's token, the language.
        const profile = await callApi("/api/user");
        if (profile.ok) storeAccount(profile.data);
        if (locale) storeLocal(LOCALE_KEY, locale);
        router.push(`/account?changed=${what}`);
        router.refresh();
      }}
      words={{ failed: t("failed") }}
      summary={t("summary")}
      button={button ?? t("save")}
      pending={t("saving")}
      extraButtons={
        <ButtonLink href="/account" variant="secondary">
          {t("cancel")}
        </ButtonLink>
      }
    >
      {(errors) => (
        <>
          <Fields prefix="change" fields={fields} errors={errors} />
          {typeof children === "function" ? children(errors) : children}
        </>
      )}
    </ValidatedForm>
  );
}
