import { getTranslations } from "next-intl/server";
import { StudentAction, type StudentIdentity } from "@/components/admin/student-action";
import { Field } from "@/components/ui/field";
import { endStudentAccess, grantStudentAccess, reactivateAccount, suspendAccount } from "@/lib/admin/actions";
import { calendarDay, italianDay, toCalendarDate } from "@/lib/product/italian-day";
import { accessEnd } from "@/lib/product/product";

type Props = { who: StudentIdentity; hasAccess: boolean; isSuspended: boolean; isAdmin: boolean };

export async function StudentActions({ who, hasAccess, isSuspended, isAdmin }: Props) {
  const t = await getTranslations("admin.acts");
  const today = italianDay(new Date());
  const actionProps = (act: "grant" | "end" | "suspend" | "reactivate") => ({
    who,
    input: { userId: who.id },
    label: t(`${act}.label`),
    text: t(`${act}.text`),
    done: t(`${act}.done`),
  });
  return (
    <div className="space-y-4">
      <div className="flex flex-col flex-wrap gap-3 sm:flex-row">
        <StudentAction {...actionProps("grant")} needsReason action={grantStudentAccess}>
          <Field
            id="grant-until"
            name="until"
            type="date"
            label={t("grant.until")}
            required
            min={today}
            defaultValue={calendarDay(accessEnd(toCalendarDate(today)))}
          />
        </StudentAction>
        {isSuspended && !isAdmin && (
          <StudentAction {...actionProps("reactivate")} failed={t("reactivate.failed")} action={reactivateAccount} />
        )}
      </div>
      {/* Destructive actions are set apart, to avoid misclicks. */}
      <div className="flex flex-col flex-wrap gap-3 border-t border-line pt-3 empty:hidden sm:flex-row">
        {hasAccess && <StudentAction {...actionProps("end")} isDangerous needsReason action={endStudentAccess} />}
        {!isSuspended && !isAdmin && (
          <StudentAction {...actionProps("suspend")} isDangerous needsReason action={suspendAccount} />
        )}
      </div>
    </div>
  );
}
