import { getFormatter, getLocale, getTranslations } from "next-intl/server";
import { ExternalCodeForm } from "@/components/admin/external-code-form";
import { Facts } from "@/components/admin/facts";
import { PageSection } from "@/components/admin/page-section";
import { RelativeTime } from "@/components/admin/relative-time";
import { StudentActions } from "@/components/admin/student-actions";
import { StudentAttempts } from "@/components/admin/student-attempts";
import { StudentHistory } from "@/components/admin/student-history";
import { StudentMails } from "@/components/admin/student-mails";
import { StudentSheet } from "@/components/admin/student-sheet";
import { ClientMessages } from "@/components/layout/client-messages";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import type { Student } from "@/lib/admin/queries/student";
import type { StudentAiCost } from "@/lib/admin/queries/student-ai-cost";
import { withArticles } from "@/lib/i18n/italian-article";
import { ownLanguageName } from "@/lib/i18n/language-name";
import { isOfferedLocale } from "@/lib/i18n/locales";
import { hasPaid } from "@/lib/payments/entitlement";
import { formatDollars, fullName } from "@/lib/product/format";

type Props = { student: Student | null; aiCost: StudentAiCost | null; closeHref: string };

export async function StudentRecord({ student, aiCost, closeHref }: Props) {
  const t = await getTranslations("admin.student");
  if (!student) {
    return (
      <StudentSheet title={t("unknownTitle")} closeHref={closeHref} closeLabel={t("close")}>
        <p>{t("unknown")}</p>
      </StudentSheet>
    );
  }
  const name = fullName(student);
  const who = { id: student.id, name, email: student.email };
  return (
    <StudentSheet title={name} closeHref={closeHref} closeLabel={t("close")}>
      <ClientMessages namespaces={["admin.acts"]}>
        <AccessStatus student={student} />
        <PageSection level="h3" id="student-who" title={t("who")}>
          <Registration student={student} aiCost={aiCost} />
          <ExternalCodeForm userId={student.id} externalCode={student.externalCode ?? ""} />
        </PageSection>
        <PageSection level="h3" id="student-acts" title={t("acts")}>
          <StudentActions
            who={who}
            hasAccess={hasPaid(student.access)}
            isSuspended={student.suspendedAt !== null}
            isAdmin={student.isAdmin}
          />
        </PageSection>
        <PageSection level="h3" id="student-attempts" title={t("attempts.title")}>
          <StudentAttempts attempts={student.attempts} who={who} />
        </PageSection>
        <PageSection level="h3" id="student-mails" title={t("mails.title")}>
          <StudentMails mails={student.mails} who={who} />
        </PageSection>
        <PageSection level="h3" id="student-history" title={t("history")}>
          <StudentHistory entries={student.history} />
        </PageSection>
      </ClientMessages>
    </StudentSheet>
  );
}

async function AccessStatus({ student }: { student: Student }) {
  const t = await getTranslations("admin.student");
  const format = await getFormatter();
  const day = (date: Date) => format.dateTime(date, { dateStyle: "long" });
  const { access } = student;
  const { state } = access;
  const date = access.state === "scheduled" ? access.startsAt : access.expiresAt;
  return (
    <div className="space-y-3">
      <p className="flex flex-wrap gap-2">
        <Badge tone={hasPaid(access) ? "good" : state === "none" ? "neutral" : "careful"}>
          {t(`access.${state}`, withArticles({ date: date ? day(date) : "" }))}
        </Badge>
        {student.isAdmin && <Badge>{t("isAdmin")}</Badge>}
      </p>
      {student.suspendedAt && (
        <Alert tone="careful" title={t("suspended", withArticles({ date: day(student.suspendedAt) }))}>
          <p>{t("suspendedMeans")}</p>
        </Alert>
      )}
    </div>
  );
}

async function Registration({ student, aiCost }: { student: Student; aiCost: StudentAiCost | null }) {
  const t = await getTranslations("admin.student.fields");
  const format = await getFormatter();
  const interfaceLocale = await getLocale();
  const dollars = (microUsd = 0) => formatDollars(microUsd, interfaceLocale);
  const { street, postalCode, city, province, birthDate, birthPlace, locale } = student;
  // A birthday has no time of day; formatting in UTC shows the stored day everywhere.
  const birthday = format.dateTime(birthDate, { dateStyle: "long", timeZone: "UTC" });
  const facts = [
    [t("email"), student.email],
    [t("taxCode"), student.taxCode],
    [t("birth"), t("birthOf", { date: birthday, place: birthPlace })],
    [t("address"), `${street}, ${postalCode} ${city} (${province})`],
    [t("phone"), student.phone ?? t("none")],
    [t("locale"), isOfferedLocale(locale) ? ownLanguageName(locale) : t("none")],
    [t("aiCost"), t("aiCostOf", { total: dollars(aiCost?.totalMicroUsd), drafts: dollars(aiCost?.draftsMicroUsd) })],
    [t("registered"), <RelativeTime key="registered" at={student.createdAt} />],
  ] as const;
  return <Facts facts={facts} columns="grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))]" />;
}
