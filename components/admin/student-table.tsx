import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { Moment } from "@/components/admin/moment";
import { StudentState } from "@/components/admin/student-state";
import { type Column, DataTable } from "@/components/admin/table";
import type { Student } from "@/lib/admin/queries/students";
import { type StudentQuery, type StudentSort, studentsAddress, toSearchParams } from "@/lib/admin/student-query";

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
    isNamed: true,
    ...more,
  });
  const sort = (by: StudentSort, head: Heading) => ({
    ...sortBy(query, by),
    title: t("sortHint", { column: t(`columns.${head}`) }),
  });
  const attemptsOf = ({ attempts }: Student) => {
    const active = attempts.filter(({ status }) => status === "active").length;
    return active > 0 ? t("underWay", { total: attempts.length, active }) : attempts.length;
  };
  const columns = [
    column("student", (student) => <Name query={query} student={student} />, {
      isNamed: false,
      sort: sort("name", "student"),
    }),
    column("taxCode", ({ taxCode }) => taxCode, { look: "font-mono text-sm" }),
    column("externalCode", ({ externalCode }) => externalCode ?? "-", {
      look: ({ externalCode }) => (externalCode ? "" : "max-md:hidden"),
    }),
    column("status", (student) => <StudentState student={student} />, {
      isNamed: false,
      sort: sort("access", "status"),
    }),
    column("registered", ({ createdAt }) => <Moment at={createdAt} />, {
      sort: sort("registered", "registered"),
      look: "md:whitespace-nowrap",
    }),
    column("attempts", attemptsOf, { isNumber: true }),
  ];
  return <DataTable isTall caption={t("list")} columns={columns} rows={students} keyOf={({ id }) => id} />;
}

/** The link that sorts by this column or reverses it; `order`: the current order of the column. */
function sortBy(query: StudentQuery, sort: StudentSort) {
  const order =
    query.sort === sort ? (query.isDescending ? ("descending" as const) : ("ascending" as const)) : undefined;
  return { href: studentsAddress(query, { sort, isDescending: order === "ascending" }), order };
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
