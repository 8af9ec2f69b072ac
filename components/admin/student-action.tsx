import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { ActionDialog, type ActionDialogProps } from "@/components/admin/action-dialog";
import { TextArea } from "@/components/ui/field";

export type StudentIdentity = { id: string; name: string; email: string };

type Props = Pick<ActionDialogProps, "action" | "input" | "isDangerous"> & {
  who: Pick<StudentIdentity, "name" | "email">;
  label: string;
  text: string;
  needsReason?: boolean;
  children?: ReactNode;
  done: string;
  failed?: string;
};

/** An action on a student: its dialog names the student, explains the action and asks for the reason. */
export async function StudentAction({ who, label, text, needsReason, children, done, failed, ...dialog }: Props) {
  const t = await getTranslations("admin.acts");
  return (
    <ActionDialog
      label={label}
      triggerProps={{
        variant: dialog.isDangerous ? "quiet" : "secondary",
        className: "w-full max-md:min-h-12 sm:w-auto",
      }}
      title={label}
      labels={{
        confirm: t("confirm", { act: label }),
        pending: t("pending"),
        cancel: t("cancel"),
        unreachable: t("unreachable"),
        done,
        failed: failed ?? t("failed"),
      }}
      {...dialog}
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
    </ActionDialog>
  );
}
