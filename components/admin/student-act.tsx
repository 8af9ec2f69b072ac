import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { ActDialog, type ActDialogProps } from "@/components/admin/act-dialog";
import { TextArea } from "@/components/ui/field";

export type Who = { id: string; name: string; email: string };

type Props = Pick<ActDialogProps, "action" | "input" | "isDangerous"> & {
  who: Who;
  label: string;
  text: string;
  needsReason?: boolean;
  children?: ReactNode;
  done: string;
  failed?: string;
};

/** An action on a student: its dialog names the student, explains the action and asks for the reason. */
export async function StudentAct({ who, label, text, needsReason = false, children, done, failed, ...act }: Props) {
  const t = await getTranslations("admin.acts");
  return (
    <ActDialog
      open={label}
      look={{ variant: act.isDangerous ? "quiet" : "secondary", className: "w-full sm:w-auto" }}
      title={label}
      words={{
        confirm: t("confirm", { act: label }),
        pending: t("pending"),
        cancel: t("cancel"),
        unreachable: t("unreachable"),
        done,
        failed: failed ?? t("failed"),
      }}
      {...act}
    >
      <p className="break-words">
        <strong>{who.name}</strong>
        <span className="block text-ink-soft">{who.email}</span>
      </p>
      <p>{text}</p>
      {children}
      {needsReason && (
        <TextArea id="act-reason" name="reason" label={t("reason")} hint={t("reasonHint")} required maxLength={500} />
      )}
    </ActDialog>
  );
}
