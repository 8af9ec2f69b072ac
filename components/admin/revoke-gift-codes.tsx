import { getTranslations } from "next-intl/server";
import { ActionDialog } from "@/components/admin/action-dialog";
import { Field } from "@/components/ui/field";
import { revokeCodes } from "@/lib/admin/actions";

type Props = {
  batchId: string;
  /** The one code to revoke, or null for all unused ones. */
  number: number | null;
  count: number;
};

export async function RevokeGiftCodes({ batchId, number, count }: Props) {
  const t = await getTranslations("admin.giftCodes.revoke");
  const isAll = number === null;
  const reason = { label: t("reason"), hint: t("reasonHint") };
  return (
    <ActionDialog
      label={t(isAll ? "all" : "one")}
      ariaLabel={isAll ? undefined : t("oneLabel", { number })}
      triggerProps={{ variant: isAll ? "secondary" : "quiet" }}
      title={isAll ? t("allTitle", { count }) : t("oneTitle", { number })}
      isDangerous
      labels={{ confirm: t("confirm"), pending: t("sending"), cancel: t("keep"), unreachable: t("failed") }}
      action={revokeCodes}
      input={{ batchId, number }}
    >
      <p>{t("sure")}</p>
      <Field id="revoke-reason" name="reason" {...reason} required maxLength={500} autoComplete="off" />
    </ActionDialog>
  );
}
