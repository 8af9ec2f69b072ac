import { getTranslations } from "next-intl/server";
import type { Who } from "@/components/admin/act-dialog";
import { Moment } from "@/components/admin/moment";
import { ResendMail } from "@/components/admin/resend-mail";
import type { StudentMail } from "@/lib/admin/queries/student";

/** The mails to a student that may be sent once more. */
export async function StudentMails({ mails, who, now }: { mails: readonly StudentMail[]; who: Who; now: Date }) {
  const t = await getTranslations("admin.student.mails");
  if (mails.length === 0) return <p className="rounded-md border border-dashed border-edge p-4">{t("none")}</p>;
  return (
    <ul>
      {mails.map(({ id, kind, sentAt, tries }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-2 border-b border-line py-2">
          <p>
            {t("name", { mail: kind })}
            <span className="block text-sm text-ink-soft">
              {sentAt ? (
                <>
                  {t("sent")} <Moment at={sentAt} now={now} />
                </>
              ) : (
                t("failing", { tries })
              )}
            </span>
          </p>
          <ResendMail who={who} mailId={id} mail={kind} />
        </li>
      ))}
    </ul>
  );
}
