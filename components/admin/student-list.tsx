import { getTranslations } from "next-intl/server";
import { EmptyState } from "@/components/admin/page-section";
import { Pagination } from "@/components/admin/pagination";
import { StudentSearch } from "@/components/admin/student-search";
import { StudentTable } from "@/components/admin/student-table";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/link";
import type { FoundStudents } from "@/lib/admin/queries/students";
import { type StudentQuery, studentListUrl } from "@/lib/admin/student-query";

const LINK_CLASS = buttonVariants({ variant: "secondary", size: "small", className: "max-md:min-h-12" });

type Props = { query: StudentQuery; found: FoundStudents | null };

/** The student list with search, order, filters and paging. `found`: null when it could not be read. */
export async function StudentList({ query, found }: Props) {
  const t = await getTranslations("admin.students");
  return (
    <section aria-labelledby="students" className="space-y-3">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 id="students" className="text-xl">
          {t("title")}
        </h2>
        <p role="status" className="font-semibold">
          {found && (found.isExact ? t("count", { count: found.count }) : t("countMore"))}
        </p>
      </div>
      <StudentSearch query={query} />
      {found ? (
        <StudentResults query={query} found={found} />
      ) : (
        <Alert tone="wrong" role="alert">
          <p>{t("failed")}</p>
          <a href={studentListUrl(query)} className={`${LINK_CLASS} mt-3`}>
            {t("retry")}
          </a>
        </Alert>
      )}
    </section>
  );
}

type FoundProps = { query: StudentQuery; found: FoundStudents };

/** The table; below it the keys and the list as a file. */
async function StudentResults({ query, found: { students, previous, next } }: FoundProps) {
  const t = await getTranslations("admin.students");
  if (students.length === 0) return <NoStudents query={query} />;
  return (
    <>
      <StudentTable query={query} students={students} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Pagination
          label={t("pages")}
          links={[
            [previous && studentListUrl(query), t("first")],
            [previous && studentListUrl(query, { before: previous }), t("previous")],
            [next && studentListUrl(query, { after: next }), t("next")],
          ]}
        />
        <Keys />
        <a href={studentListUrl(query, {}, "/api/admin/users.csv")} download className={LINK_CLASS}>
          {t("download")}
        </a>
      </div>
    </>
  );
}

/** Only where there is a keyboard. */
async function Keys() {
  const t = await getTranslations("admin");
  const keys = [
    ["/", t("students.find")],
    ["↑ ↓", t("keys.rows")],
  ] as const;
  return (
    <ul
      aria-label={t("keys.label")}
      className="flex flex-wrap gap-x-4 text-sm text-ink-soft max-lg:hidden pointer-coarse:hidden"
    >
      {keys.map(([key, act]) => (
        <li key={key}>
          <kbd className="me-1 rounded-sm bg-sunken px-1.5 font-semibold">{key}</kbd>
          <span>{act}</span>
        </li>
      ))}
    </ul>
  );
}

async function NoStudents({ query }: { query: StudentQuery }) {
  const t = await getTranslations("admin.students");
  const isFiltered = query.q !== "" || query.filters.length > 0;
  return (
    <EmptyState>
      <p>{t(isFiltered ? "none" : "nobody")}</p>
      {(isFiltered || query.after || query.before) && (
        <ButtonLink href="/admin" scroll={false} variant="secondary" size="small">
          {t("all")}
        </ButtonLink>
      )}
    </EmptyState>
  );
}
