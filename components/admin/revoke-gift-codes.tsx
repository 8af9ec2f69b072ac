import { getTranslations } from "next-intl/server";
import { ActDialog } from "@/components/admin/act-dialog";
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
  return (
    <ActDialog
      open={t(isAll ? "all" : "one")}
      openLabel={isAll ? undefined : t("oneLabel", { number })}
      look={{ variant: isAll ? "secondary" : "quiet" }}
      title={isAll ? t("allTitle", { count }) : t("oneTitle", { number })}
      isDangerous
      words={{ confirm: t("confirm"), pending: t("sending"), cancel: t("keep"), unreachable: t("failed") }}
      action={revokeCodes}
      input={{ batchId, number }}
    >
      <p>{t("sure")}</p>
      <Field
        id="revoke-reason"
        name="reason"
        label={t("reason")}
        hint={t("reasonHint")}
        required
        maxLength={500}
        autoComplete="off"
      />
    </ActDialog>
  );
}
