import { getTranslations } from "next-intl/server";
import { Moment } from "@/components/admin/moment";
import { Nothing } from "@/components/admin/page-section";
import { StudentAct, type Who } from "@/components/admin/student-act";
import { resendMail } from "@/lib/admin/actions";
import type { StudentMail } from "@/lib/admin/queries/student";

/** The undelivered mails of a student with the reason, and a resend button where allowed. */
export async function StudentMails({ mails, who }: { mails: readonly StudentMail[]; who: Who }) {
  const t = await getTranslations("admin.student.mails");
  const acts = await getTranslations("admin.acts.resend");
  if (mails.length === 0) return <Nothing>{t("none")}</Nothing>;
  return (
    <ul>
      {mails.map(({ id, kind, sentAt, tries, failure, mayBeSentAgain }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-2 border-b border-line py-2">
          <p>
            {t("name", { mail: kind })}
            <span className="block text-sm text-ink-soft">
              {sentAt ? (
                <>
                  {t("sent")} <Moment at={sentAt} />
                </>
              ) : (
                t("failing", { tries })
              )}
              {failure && <span className="block">{t(`failures.${failure}`)}</span>}
            </span>
          </p>
          {mayBeSentAgain && (
            <StudentAct
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
