import { getFormatter, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { ExternalCodeForm } from "@/components/admin/external-code-form";
import { StudentActs } from "@/components/admin/student-acts";
import { StudentAttempts } from "@/components/admin/student-attempts";
import { StudentDialogFrame } from "@/components/admin/student-dialog-frame";
import { StudentHistory } from "@/components/admin/student-history";
import { StudentMails } from "@/components/admin/student-mails";
import { StudentRegistration } from "@/components/admin/student-registration";
import { ClientMessages } from "@/components/layout/client-messages";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import type { Student } from "@/lib/admin/queries/student";
import { italianDay } from "@/lib/italian-day";
import { ACCESS_DAYS } from "@/lib/product";

const DAY_MS = 24 * 60 * 60 * 1000;

type Props = {
  /** Null when there is nobody of the id asked for. */
  student: Student | null;
  /** The address without the student. */
  closeHref: string;
};

/** One student: who, which access, the attempts, what an admin may do, and the whole history. */
export async function StudentDialog({ student, closeHref }: Props) {
  const t = await getTranslations("admin.student");
  if (!student) {
    return (
      <StudentDialogFrame title={t("unknownTitle")} closeHref={closeHref} closeLabel={t("close")}>
        <p>{t("unknown")}</p>
      </StudentDialogFrame>
    );
  }
  const now = new Date();
  const name = `${student.firstName} ${student.lastName}`.trim();
  const who = { id: student.id, name, email: student.email };
  const today = italianDay(now);
  return (
    <StudentDialogFrame title={name} closeHref={closeHref} closeLabel={t("close")}>
      <ClientMessages namespaces={["admin.acts"]}>
        <Standing student={student} />
        <Part id="who" title={t("who")}>
          <StudentRegistration student={student} now={now} />
          <ExternalCodeForm userId={student.id} externalCode={student.externalCode ?? ""} />
        </Part>
        <Part id="acts" title={t("acts")}>
          <StudentActs
            who={who}
            hasAccess={student.access.state === "active"}
            isSuspended={student.suspendedAt !== null}
            isAdmin={student.isAdmin}
            today={today}
            until={italianDay(new Date(now.getTime() + ACCESS_DAYS * DAY_MS))}
          />
        </Part>
        <Part id="attempts" title={t("attempts.title")}>
          <StudentAttempts attempts={student.attempts} who={who} now={now} />
        </Part>
        <Part id="mails" title={t("mails.title")}>
          <StudentMails mails={student.mails} who={who} now={now} />
        </Part>
        <Part id="history" title={t("history")}>
          <StudentHistory entries={student.history} now={now} />
        </Part>
      </ClientMessages>
    </StudentDialogFrame>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`student-${id}`} className="space-y-3">
      <h3 id={`student-${id}`} className="text-lg">
        {title}
      </h3>
      {children}
    </section>
  );
}

/** The access in words, and what stands in its way. */
async function Standing({ student }: { student: Student }) {
  const t = await getTranslations("admin.student");
  const format = await getFormatter();
  const day = (date: Date) => format.dateTime(date, { dateStyle: "long", timeZone: "Europe/Rome" });
  const { state, expiresAt } = student.access;
  return (
    <div className="space-y-3">
      <p className="flex flex-wrap gap-2">
        <Badge tone={state === "active" ? "good" : state === "none" ? "neutral" : "careful"}>
          {t(`access.${state}`, { date: expiresAt ? day(expiresAt) : "" })}
        </Badge>
        {student.isAdmin && <Badge>{t("isAdmin")}</Badge>}
      </p>
      {student.suspendedAt && (
        <Alert tone="careful" title={t("suspended", { date: day(student.suspendedAt) })}>
          <p>{t("suspendedMeans")}</p>
        </Alert>
      )}
    </div>
  );
}
