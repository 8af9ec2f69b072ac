import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { StudentFinder } from "@/components/admin/student-finder";
import { StudentTable } from "@/components/admin/student-table";
import { ClientMessages } from "@/components/layout/client-messages";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button";
import type { StudentCount, StudentPage } from "@/lib/admin/queries/students";
import { type StudentQuery, toSearchParams } from "@/lib/admin/student-query";

export type FoundStudents = StudentPage & StudentCount;

/** The address of the list with a part of the query changed. */
function hrefOf(query: StudentQuery, change: Partial<StudentQuery> = {}): string {
  const parameters = toSearchParams({ ...query, after: undefined, before: undefined, ...change });
  return `/admin${parameters.size > 0 ? `?${parameters}` : ""}`;
}

/** The list of students: search, order, filters, a page of rows and the ways to the next. `found`: null when it could not be read. */
export async function StudentList({ query, found }: { query: StudentQuery; found: FoundStudents | null }) {
  const translate = await getTranslations("admin.students");
  const look = buttonVariants({ variant: "secondary", size: "small" });
  const isNarrowed = query.q !== "" || query.filters.length > 0;
  const isLater = query.after !== undefined || query.before !== undefined;
  return (
    <section aria-labelledby="students" className="space-y-4">
      <h2 id="students" className="text-2xl">
        {translate("title")}
      </h2>
      <ClientMessages namespaces={["admin.students"]}>
        <StudentFinder query={query} />
      </ClientMessages>
      {found === null && (
        <Alert tone="wrong" role="alert">
          <p>{translate("failed")}</p>
          <a href={hrefOf(query)} className={`${look} mt-3`}>
            {translate("retry")}
          </a>
        </Alert>
      )}
      {found && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p role="status" className="font-semibold">
            {found.isExact ? translate("count", { count: found.count }) : translate("countMore")}
          </p>
          {found.count > 0 && (
            <a href={`/api/admin/users.csv${hrefOf(query).slice("/admin".length)}`} download className={look}>
              {translate("download")}
            </a>
          )}
        </div>
      )}
      {found?.students.length === 0 && (
        <div className="space-y-3 rounded-md border border-dashed border-edge p-4">
          <p>{translate(isNarrowed ? "none" : "nobody")}</p>
          {(isNarrowed || isLater) && (
            <Link href="/admin" prefetch={false} scroll={false} className={look}>
              {translate("all")}
            </Link>
          )}
        </div>
      )}
      {found && found.students.length > 0 && <StudentTable query={query} students={found.students} />}
      {found && (found.previous || found.next) && (
        <nav aria-label={translate("pages")} className="flex flex-wrap gap-3">
          {found.previous && (
            <>
              <Link href={hrefOf(query)} prefetch={false} scroll={false} className={look}>
                {translate("first")}
              </Link>
              <Link href={hrefOf(query, { before: found.previous })} prefetch={false} scroll={false} className={look}>
                {translate("previous")}
              </Link>
            </>
          )}
          {found.next && (
            <Link href={hrefOf(query, { after: found.next })} prefetch={false} scroll={false} className={look}>
              {translate("next")}
            </Link>
          )}
        </nav>
      )}
    </section>
  );
}
