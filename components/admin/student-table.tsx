import Link from "next/link";
import { getFormatter, getTranslations } from "next-intl/server";
import { RelativeTime } from "@/components/admin/relative-time";
import { type Column, DataTable, sortLink } from "@/components/admin/table";
import { Badge } from "@/components/ui/badge";
import type { StudentRow } from "@/lib/admin/queries/students";
import { type StudentQuery, type StudentSort, studentListUrl, toUrlFields } from "@/lib/admin/student-query";
import { toUrl } from "@/lib/admin/url";

type Props = { query: StudentQuery; students: readonly StudentRow[] };
type Heading = "student" | "taxCode" | "externalCode" | "status" | "registered" | "attempts";

export async function StudentTable({ query, students }: Props) {
  const t = await getTranslations("admin.students");
  const column = (key: Heading, cell: Column<StudentRow>["cell"], more: Partial<Column<StudentRow>> = {}) => {
    return { key, cell, head: t(`columns.${key}`), showsLabel: true, ...more };
  };
  const order = query.isDescending ? "descending" : "ascending";
  const sort = (by: StudentSort, head: Heading) => ({
    ...sortLink(query.sort === by ? order : undefined, (next) =>
      studentListUrl(query, { sort: by, isDescending: next === "descending" }),
    ),
    title: t("sortHint", { column: t(`columns.${head}`) }),
  });
  const attemptsOf = ({ attempts }: StudentRow) => {
    const active = attempts.filter(({ status }) => status === "active").length;
    return active > 0 ? t("underWay", { total: attempts.length, active }) : attempts.length;
  };
  const columns = [
    column("student", (one) => <Name query={query} student={one} />, {
      showsLabel: false,
      sort: sort("name", "student"),
    }),
    column("taxCode", ({ taxCode }) => taxCode, { className: "font-mono text-sm" }),
    column("externalCode", ({ externalCode }) => externalCode ?? "-", {
      className: ({ externalCode }) => (externalCode ? "" : "max-md:hidden"),
    }),
    column("status", (one) => <Status student={one} />, { showsLabel: false, sort: sort("access", "status") }),
    column("registered", ({ createdAt }) => <RelativeTime at={createdAt} />, {
      sort: sort("registered", "registered"),
      className: "md:whitespace-nowrap",
    }),
    column("attempts", attemptsOf, { isNumber: true }),
  ];
  return <DataTable isResponsive caption={t("list")} columns={columns} rows={students} keyOf={({ id }) => id} />;
}

function Name({ query, student: { id, firstName, lastName, email } }: { query: StudentQuery; student: StudentRow }) {
  return (
    <>
      <Link
        id={`student-${id}`}
        href={toUrl("/admin", { ...toUrlFields(query), student: id })}
        prefetch={false}
        scroll={false}
        className="inline-block py-1 font-semibold underline underline-offset-4 max-md:min-h-11"
      >
        {/* One text node: separate ones may be read as one word by screen readers. */}
        {`${lastName} ${firstName}`}
      </Link>
      <span className="block text-sm break-all text-ink-soft">{email}</span>
    </>
  );
}

const TONES = { active: "good", scheduled: "good", expired: "careful", ended: "neutral", none: "neutral" } as const;

async function Status({ student }: { student: StudentRow }) {
  const t = await getTranslations("admin.students");
  const format = await getFormatter();
  const { access, suspendedAt, isAdmin } = student;
  const day = (date: Date) => format.dateTime(date, { dateStyle: "medium" });
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {isAdmin && <Badge>{t("admin")}</Badge>}
      {suspendedAt && (
        <Badge tone="wrong" title={t("since", { date: day(suspendedAt) })}>
          {t("suspended")}
        </Badge>
      )}
      <Badge tone={TONES[access.state]}>{t(`access.${access.state}`)}</Badge>
      {access.expiresAt && (
        <span className="text-sm text-ink-soft">
          {access.state === "scheduled"
            ? t("from", { date: day(access.startsAt) })
            : t(access.state === "active" ? "until" : "since", { date: day(access.expiresAt) })}
        </span>
      )}
    </span>
  );
}
