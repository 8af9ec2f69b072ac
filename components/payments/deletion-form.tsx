"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { Fields } from "@/components/accounts/fields";
import { deleteStoredAccount } from "@/components/accounts/stored-account";
import { ValidatedForm } from "@/components/accounts/validated-form";
import { Checkbox } from "@/components/ui/checkbox";
import { notify } from "@/components/ui/toaster";
import { deleteOwnAccount } from "@/lib/payments/actions";

export function DeletionForm() {
  const translate = useTranslations("payments.deletion");
  const words = useTranslations("accounts.own.change");
  const router = useRouter();
  return (
    <ValidatedForm
      schema={async () => (await import("@/lib/payments/schema")).deletionSchema}
      send={deleteOwnAccount}
      onDone={async () => {
        notify({ tone: "good", title: translate("doneTitle"), text: translate("done") });
        await deleteStoredAccount();
        router.push("/");
        router.refresh();
      }}
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
