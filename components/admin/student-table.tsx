import { getFormatter, getTranslations } from "next-intl/server";
import { RowLink } from "@/components/admin/links";
import { RelativeTime } from "@/components/admin/relative-time";
import { type Column, DataTable, sortLink } from "@/components/admin/table";
import { Badge } from "@/components/ui/badge";
import { countAttempts } from "@/lib/admin/attempt-counts";
import type { StudentRow } from "@/lib/admin/queries/students";
import { type StudentQuery, type StudentSort, studentListUrl, toUrlFields } from "@/lib/admin/student-query";
import { toUrl } from "@/lib/admin/url";
import { withArticles } from "@/lib/i18n/italian-article";

type Props = { query: StudentQuery; students: readonly StudentRow[] };

/** One line a student; on phones two: name and access, simulations and registration. */
export async function StudentTable({ query, students }: Props) {
  const t = await getTranslations("admin.students");
  const order = query.isDescending ? "descending" : "ascending";
  const sort = (by: StudentSort, column: string) => ({
    ...sortLink(query.sort === by ? order : undefined, (next) =>
      studentListUrl(query, { sort: by, isDescending: next === "descending" }),
    ),
    title: t("sortHint", { column }),
  });
  const sorted = (by: StudentSort, head: string) => ({ head, sort: sort(by, head) });
  const columns: Column<StudentRow>[] = [
    { key: "student", ...sorted("name", t("columns.student")), cell: (one) => <Name query={query} student={one} /> },
    { key: "email", head: t("export.email"), cell: Email, className: "max-xl:hidden" },
    { key: "access", head: t("export.access"), cell: (one) => <Access student={one} /> },
    {
      key: "until",
      ...sorted("access", t("export.accessUntil")),
      cell: Until,
      isNumber: true,
      className: "max-md:hidden",
    },
    { key: "code", head: t("columns.externalCode"), cell: ({ externalCode }) => externalCode, className: CODE_CLASS },
    { key: "attempts", head: t("columns.attempts"), cell: Attempts, isNumber: true, showsLabel: true },
    {
      key: "registered",
      ...sorted("registered", t("columns.registered")),
      cell: ({ createdAt }) => <RelativeTime at={createdAt} />,
      isNumber: true,
      className: "max-md:text-ink-soft",
    },
  ];
  return <DataTable isResponsive caption={t("list")} columns={columns} rows={students} keyOf={({ id }) => id} />;
}

const CODE_CLASS = "max-xl:hidden font-typed";

function Name({ query, student: { id, firstName, lastName } }: { query: StudentQuery; student: StudentRow }) {
  return (
    <RowLink id={`student-${id}`} href={toUrl("/admin", { ...toUrlFields(query), student: id })} scroll={false}>
      {/* One text node: separate ones may be read as one word by screen readers. */}
      <span className="md:max-w-40 md:truncate" title={`${lastName} ${firstName}`}>{`${lastName} ${firstName}`}</span>
    </RowLink>
  );
}

/** Shortened to one line; the whole address is in the record. */
function Email({ email }: StudentRow) {
  return (
    <span className="block max-w-40 truncate text-ink-soft" title={email}>
      {email}
    </span>
  );
}

const TONES = { active: "good", scheduled: "good", expired: "careful", ended: "neutral", none: "neutral" } as const;

/** One badge: what decides whether the account can practise. */
async function Access({ student: { access, suspendedAt, isAdmin } }: { student: StudentRow }) {
  const t = await getTranslations("admin.students");
  const format = await getFormatter();
  if (isAdmin) return <Badge>{t("admin")}</Badge>;
  if (suspendedAt) {
    return (
      <Badge
        tone="wrong"
        title={t("since", withArticles({ date: format.dateTime(suspendedAt, { dateStyle: "medium" }) }))}
      >
        {t("suspended")}
      </Badge>
    );
  }
  return <Badge tone={TONES[access.state]}>{t(`access.${access.state}`)}</Badge>;
}

/** The end of the access, or its start if that is in the future. */
async function Until({ access }: StudentRow) {
  const t = await getTranslations("admin.students");
  const format = await getFormatter();
  const day = (date: Date) => format.dateTime(date, { dateStyle: "medium" });
  if (access.state === "scheduled") return <span>{t("since", withArticles({ date: day(access.startsAt) }))}</span>;
  return <span>{access.expiresAt ? day(access.expiresAt) : "–"}</span>;
}

async function Attempts({ attempts }: StudentRow) {
  const t = await getTranslations("admin.students");
  const { total, active } = countAttempts(attempts);
  return <span>{active > 0 ? t("underWay", { total, active }) : total}</span>;
}
