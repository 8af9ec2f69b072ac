"use client";

import { useTranslations } from "next-intl";
import { Fields } from "@/components/accounts/fields";
import { useSignedOut } from "@/components/accounts/use-signed-out";
import { ValidatedForm } from "@/components/accounts/validated-form";
import { Checkbox } from "@/components/ui/checkbox";
import { deleteOwnAccount } from "@/lib/payments/actions";

export function DeletionForm() {
  const t = useTranslations("payments.deletion");
  const words = useTranslations("accounts.own.change");
  const leave = useSignedOut();
  return (
    <ValidatedForm
      schema={async () => (await import("@/lib/payments/schema")).deletionSchema}
      send={deleteOwnAccount}
      onDone={() => leave(t("doneTitle"), t("done"))}
      words={{ failed: words("failed") }}
      summary={words("summary")}
      button={t("confirm")}
      pending={t("deleting")}
      variant="danger"
    >
      {(errors) => (
        <>
          <Fields prefix="change" fields={[{ name: "currentPassword", label: t("password") }]} errors={errors} />
          <Checkbox id="change-understood" name="understood" label={t("understood")} error={errors["understood"]} />
        </>
      )}
    </ValidatedForm>
  );
}
