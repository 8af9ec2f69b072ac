import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { RelativeTime } from "@/components/admin/relative-time";
import { StudentStatus } from "@/components/admin/student-status";
import { type Column, DataTable } from "@/components/admin/table";
import type { Student } from "@/lib/admin/queries/students";
import { type StudentQuery, type StudentSort, studentListUrl, toSearchParams } from "@/lib/admin/student-query";

type Props = { query: StudentQuery; students: readonly Student[] };
type Heading = "student" | "taxCode" | "externalCode" | "status" | "registered" | "attempts";

export async function StudentTable({ query, students }: Props) {
  const t = await getTranslations("admin.students");
  const column = (
    key: Heading,
    cell: Column<Student>["cell"],
    more: Partial<Column<Student>> = {},
  ): Column<Student> => ({
    key,
    cell,
    head: t(`columns.${key}`),
    showsLabel: true,
    ...more,
  });
  const sort = (by: StudentSort, head: Heading) => ({
    ...sortLink(query, by),
    title: t("sortHint", { column: t(`columns.${head}`) }),
  });
  const attemptsOf = ({ attempts }: Student) => {
    const active = attempts.filter(({ status }) => status === "active").length;
    return active > 0 ? t("underWay", { total: attempts.length, active }) : attempts.length;
  };
  const columns = [
    column("student", (student) => <Name query={query} student={student} />, {
      showsLabel: false,
      sort: sort("name", "student"),
    }),
    column("taxCode", ({ taxCode }) => taxCode, { className: "font-mono text-sm" }),
    column("externalCode", ({ externalCode }) => externalCode ?? "-", {
      className: ({ externalCode }) => (externalCode ? "" : "max-md:hidden"),
    }),
    column("status", (student) => <StudentStatus student={student} />, {
      showsLabel: false,
      sort: sort("access", "status"),
    }),
    column("registered", ({ createdAt }) => <RelativeTime at={createdAt} />, {
      sort: sort("registered", "registered"),
      className: "md:whitespace-nowrap",
    }),
    column("attempts", attemptsOf, { isNumber: true }),
  ];
  return <DataTable isResponsive caption={t("list")} columns={columns} rows={students} keyOf={({ id }) => id} />;
}

/** The link that sorts by this column or reverses it; `order`: the current order of the column. */
function sortLink(query: StudentQuery, sort: StudentSort) {
  const order =
    query.sort === sort ? (query.isDescending ? ("descending" as const) : ("ascending" as const)) : undefined;
  return { href: studentListUrl(query, { sort, isDescending: order === "ascending" }), order };
}

function Name({ query, student: { id, firstName, lastName, email } }: { query: StudentQuery; student: Student }) {
  const parameters = toSearchParams(query);
  parameters.set("student", id);
  return (
    <>
      <Link
        id={`student-${id}`}
        href={`/admin?${parameters}`}
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
