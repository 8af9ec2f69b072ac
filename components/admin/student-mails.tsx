import { getTranslations } from "next-intl/server";
import { EmptyState } from "@/components/admin/page-section";
import { RelativeTime } from "@/components/admin/relative-time";
import { StudentAction, type StudentIdentity } from "@/components/admin/student-action";
import { resendMail } from "@/lib/admin/actions";
import type { StudentMail } from "@/lib/admin/queries/student";
import { OUTDATED } from "@/lib/mail/failures";

/** The mails of a student that were not delivered, with the reason, or may be sent again, with a button. */
export async function StudentMails({ mails, who }: { mails: readonly StudentMail[]; who: StudentIdentity }) {
  const t = await getTranslations("admin.student.mails");
  const acts = await getTranslations("admin.acts.resend");
  if (mails.length === 0) return <EmptyState>{t("none")}</EmptyState>;
  return (
    <ul>
      {mails.map(({ id, kind, sentAt, tries, failure, mayBeSentAgain: canResend }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-2 border-b border-line py-2">
          <p>
            <span>{t("name", { mail: kind })}</span>
            <span className="block text-sm text-ink-soft">
              {sentAt ? (
                <>
                  <span>{t("sent")}</span> <RelativeTime at={sentAt} />
                </>
              ) : (
                failure !== OUTDATED && <span>{t("failing", { tries })}</span>
              )}
              {failure && <span className="block">{t(`failures.${failure}`)}</span>}
            </span>
          </p>
          {canResend && (
            <StudentAction
              who={who}
              label={acts("label", { mail: kind })}
              text={acts("text")}
              done={acts("done")}
              action={resendMail}
              input={{ mailId: id }}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
