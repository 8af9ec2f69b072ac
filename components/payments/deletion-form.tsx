"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { ChangeFields } from "@/components/accounts/change-fields";
import { forgetAccount } from "@/components/accounts/stored-account";
import { changeFieldId, useChange } from "@/components/accounts/use-change";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { ErrorSummary } from "@/components/ui/error-summary";
import { useHydrated } from "@/components/ui/hydrated";
import { notify } from "@/components/ui/toaster";
import { deleteForGood } from "@/lib/payments/actions";

/** The last word: the password and a tick. The account is gone then. */
export function DeletionForm() {
  const translate = useTranslations("payments.deletion");
  const words = useTranslations("accounts.own.change");
  const router = useRouter();
  const isReady = useHydrated();
  const password = {
    name: "currentPassword",
    label: translate("password"),
    type: "password",
    autoComplete: "current-password",
  };
  const tick = { name: "understood", label: translate("confirm") };
  const { submit, isBusy, errors, summary } = useChange([password, tick], deleteForGood, () => {
    forgetAccount();
    notify({ tone: "good", title: translate("doneTitle"), text: translate("done") });
    router.push("/");
    router.refresh();
  });
  return (
    <form method="post" noValidate onSubmit={submit} className="space-y-5">
      {summary.length > 0 && <ErrorSummary title={words("summary")} faults={summary} />}
      <ChangeFields fields={[password]} errors={errors} />
      <Checkbox
        id={changeFieldId("understood")}
        name="understood"
        label={translate("understood")}
        error={errors["understood"]}
      />
      <Button type="submit" variant="danger" disabled={!isReady || isBusy}>
        {translate(isBusy ? "deleting" : "confirm")}
      </Button>
    </form>
  );
}
