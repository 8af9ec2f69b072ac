import { getTranslations } from "next-intl/server";
import { ActionDialog } from "@/components/admin/action-dialog";
import { Field } from "@/components/ui/field";
import { revokeCodes } from "@/lib/admin/actions";

type Props = {
  batchId: string;
  /** For whom the batch was made. */
  owner: string | null;
  /** The one code to revoke, or null for all unused ones. */
  number: number | null;
  count: number;
};

export async function RevokeGiftCodes({ batchId, owner, number, count }: Props) {
  const t = await getTranslations("admin.giftCodes.revoke");
  const batch = await getTranslations("admin.giftCodes.batch");
  const isAll = number === null;
  const reason = { label: t("reason"), hint: t("reasonHint") };
  return (
    <ActionDialog
      label={t(isAll ? "all" : "one")}
      ariaLabel={isAll ? undefined : t("oneLabel", { number })}
      triggerProps={
        isAll ? { variant: "secondary" } : { variant: "quiet", className: "max-md:min-h-12 md:min-h-8 md:py-0" }
      }
      title={isAll ? t("allTitle", { count }) : t("oneTitle", { number })}
      isDangerous
      labels={{ confirm: t("confirm"), pending: t("sending"), cancel: t("keep"), unreachable: t("failed") }}
      action={revokeCodes}
      input={{ batchId, number }}
    >
      <p className="font-semibold break-words">{owner ? batch("heading", { owner }) : batch("plain")}</p>
      <p>{t("sure")}</p>
      <Field id="revoke-reason" name="reason" {...reason} required maxLength={500} autoComplete="off" />
    </ActionDialog>
  );
}
