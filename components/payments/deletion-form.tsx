"use client";

import { useTranslations } from "next-intl";
import { Fields } from "@/components/accounts/fields";
import { useSignedOut } from "@/components/accounts/use-signed-out";
import { ValidatedForm } from "@/components/accounts/validated-form";
import { Checkbox } from "@/components/ui/checkbox";
import { deleteOwnAccount } from "@/lib/payments/actions";

export function DeletionForm() {
  const translate = useTranslations("payments.deletion");
  const words = useTranslations("accounts.own.change");
  const leave = useSignedOut();
  return (
    <ValidatedForm
      schema={async () => (await import("@/lib/payments/schema")).deletionSchema}
      send={deleteOwnAccount}
      onDone={() => leave(translate("doneTitle"), translate("done"))}
      words={{ failed: words("failed") }}
      summary={words("summary")}
      button={translate("confirm")}
      pending={translate("deleting")}
      variant="danger"
    >
      {(errors) => (
        <>
          <Fields
            prefix="change"
            fields={[{ name: "currentPassword", label: translate("password") }]}
            errors={errors}
          />
          <Checkbox
            id="change-understood"
            name="understood"
            label={translate("understood")}
            error={errors["understood"]}
          />
        </>
      )}
    </ValidatedForm>
  );
}
