import { getFormatter, getTranslations } from "next-intl/server";
import { Badge } from "@/components/ui/badge";
import type { Student } from "@/lib/admin/queries/students";

const TONES = { active: "good", expired: "careful", ended: "neutral", none: "neutral" } as const;

export async function StudentStatus({ student }: { student: Pick<Student, "access" | "suspendedAt" | "isAdmin"> }) {
  const translate = await getTranslations("admin.students");
  const format = await getFormatter();
  const { access, suspendedAt, isAdmin } = student;
  const day = (date: Date) => format.dateTime(date, { dateStyle: "medium" });
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {isAdmin && <Badge>{translate("admin")}</Badge>}
      {suspendedAt && (
        <Badge tone="wrong" title={translate("since", { date: day(suspendedAt) })}>
          {translate("suspended")}
        </Badge>
      )}
      <Badge tone={TONES[access.state]}>{translate(`access.${access.state}`)}</Badge>
      {access.expiresAt && (
        <span className="text-sm text-ink-soft">
          {translate(access.state === "active" ? "until" : "since", { date: day(access.expiresAt) })}
        </span>
      )}
    </span>
  );
}
