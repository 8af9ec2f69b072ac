import Link from "next/link";
import { getFormatter, getTranslations } from "next-intl/server";
import { StudentState } from "@/components/admin/student-state";
import type { Student } from "@/lib/admin/queries/students";
import { type StudentQuery, type StudentSort, toSearchParams } from "@/lib/admin/student-query";

/** The columns, each with the order it stands for. */
const COLUMNS = [
  ["student", "name"],
  ["taxCode", null],
  ["externalCode", null],
  ["status", "access"],
  ["registered", "registered"],
  ["attempts", null],
] as const;

const CELL = "px-2 py-1 md:py-2 max-md:block";

/** The rows of the list: a table that scrolls within the page, on narrow screens cards. A name opens that student's details. */
export async function StudentTable({ query, students }: { query: StudentQuery; students: readonly Student[] }) {
  const translate = await getTranslations("admin.students");
  const format = await getFormatter();
  const now = new Date();
  const hrefOf = (id: string) => {
    const parameters = toSearchParams(query);
    parameters.set("student", id);
    return `/admin?${parameters}`;
  };
  const label = (column: (typeof COLUMNS)[number][0]) => (
    <span className="text-sm text-ink-soft md:hidden">{translate(`columns.${column}`)}: </span>
  );
  return (
    <div className="relative max-h-[75vh] overflow-auto rounded-md border border-line">
      <table className="w-full border-collapse text-left max-md:block">
        <caption className="sr-only">{translate("list")}</caption>
        <thead className="sticky top-0 z-10 bg-surface max-md:hidden">
          <tr className="border-b-2 border-edge">
            {COLUMNS.map(([column, sort]) => (
              <Heading key={column} query={query} sort={sort} label={translate(`columns.${column}`)} />
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {students.map((student) => {
            const active = student.attempts.filter(({ status }) => status === "active").length;
            return (
              <tr key={student.id} className="border-b border-line align-top last:border-0 max-md:block max-md:py-2">
                <td className={CELL}>
                  <Link
                    id={`student-${student.id}`}
                    href={hrefOf(student.id)}
                    prefetch={false}
                    scroll={false}
                    className="inline-block py-1 font-semibold underline underline-offset-4 max-md:min-h-11"
                  >
                    {student.lastName} {student.firstName}
                  </Link>
                  <span className="block text-sm break-all text-ink-soft">{student.email}</span>
                </td>
                <td className={`${CELL} font-mono text-sm`}>
                  {label("taxCode")}
                  {student.taxCode}
                </td>
                <td className={`${CELL} ${student.externalCode ? "" : "max-md:hidden"}`}>
                  {label("externalCode")}
                  {student.externalCode ?? "-"}
                </td>
                <td className={CELL}>
                  <StudentState student={student} />
                </td>
                <td className={`${CELL} md:whitespace-nowrap`}>
                  {label("registered")}
                  <time
                    dateTime={student.createdAt.toISOString()}
                    title={format.dateTime(student.createdAt, { dateStyle: "full", timeStyle: "short" })}
                  >
                    {format.relativeTime(student.createdAt, now)}
                  </time>
                </td>
                <td className={`${CELL} tabular-nums md:text-right`}>
                  {label("attempts")}
                  {active > 0
                    ? translate("underWay", { total: student.attempts.length, active })
                    : student.attempts.length}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

type HeadingProps = { query: StudentQuery; sort: StudentSort | null; label: string };

/** A column's head; where the list can be ordered by it, the way to do so, and round again. */
async function Heading({ query, sort, label }: HeadingProps) {
  if (!sort) {
    return (
      <th scope="col" className="p-2 last:text-right">
        {label}
      </th>
    );
  }
  const translate = await getTranslations("admin.students");
  const isSorted = query.sort === sort;
  const isDescending = isSorted && !query.isDescending;
  const parameters = toSearchParams({ ...query, sort, isDescending, after: undefined, before: undefined });
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (query.isDescending ? "descending" : "ascending") : undefined}
      className="p-2"
    >
      <Link
        href={`/admin${parameters.size > 0 ? `?${parameters}` : ""}`}
        prefetch={false}
        scroll={false}
        title={translate("sortHint", { column: label })}
        className="underline underline-offset-4"
      >
        {label}
      </Link>
      {isSorted && <span aria-hidden="true"> {query.isDescending ? "↓" : "↑"}</span>}
    </th>
  );
}
