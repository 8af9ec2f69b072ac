"use client";

import { useTranslations } from "next-intl";
import { ActDialog, type Who } from "@/components/admin/act-dialog";
import { Field } from "@/components/ui/field";
import { endStudentAccess, grantStudentAccess, suspendAccount } from "@/lib/admin/actions";
import { callApi } from "@/lib/call";

type Props = {
  who: Who;
  hasAccess: boolean;
  isSuspended: boolean;
  isAdmin: boolean;
  /** Days in Italy, such as `2026-11-21`: the first an access may end, and the one proposed. */
  today: string;
  until: string;
};

const textOf = (form: FormData, name: string) => String(form.get(name) ?? "");

/** What an admin may do to a student's access and account. */
export function StudentActs({ who, hasAccess, isSuspended, isAdmin, today, until }: Props) {
  const t = useTranslations("admin.acts");
  const reasoned = (form: FormData) => ({ userId: who.id, reason: textOf(form, "reason") });
  return (
    <div className="flex flex-col flex-wrap gap-3 sm:flex-row">
      <ActDialog
        who={who}
        label={t("grant.label")}
        text={t("grant.text")}
        needsReason
        done={t("grant.done")}
        failed={t("failed")}
        run={(form) => grantStudentAccess({ ...reasoned(form), until: textOf(form, "until") })}
      >
        <Field
          id="grant-until"
          name="until"
          type="date"
          label={t("grant.until")}
          required
          min={today}
          defaultValue={until}
        />
      </ActDialog>
      {hasAccess && (
        <ActDialog
          who={who}
          variant="danger"
          label={t("end.label")}
          text={t("end.text")}
          needsReason
          done={t("end.done")}
          failed={t("failed")}
          run={(form) => endStudentAccess(reasoned(form))}
        />
      )}
      {!isSuspended && !isAdmin && (
        <ActDialog
          who={who}
          variant="danger"
          label={t("suspend.label")}
          text={t("suspend.text")}
          needsReason
          done={t("suspend.done")}
          failed={t("failed")}
          run={(form) => suspendAccount(reasoned(form))}
        />
      )}
      {isSuspended && !isAdmin && (
        <ActDialog
          who={who}
          label={t("reactivate.label")}
          text={t("reactivate.text")}
          done={t("reactivate.done")}
          failed={t("reactivate.failed")}
          run={() => callApi(`/api/admin/unsuspend-user/${who.id}`, {})}
        />
      )}
    </div>
  );
}
