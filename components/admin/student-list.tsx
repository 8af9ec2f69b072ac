import { getTranslations } from "next-intl/server";
import { Nothing, PageSection } from "@/components/admin/page-section";
import { PageTurner } from "@/components/admin/page-turner";
import { StudentFinder } from "@/components/admin/student-finder";
import { StudentTable } from "@/components/admin/student-table";
import { ButtonLink } from "@/components/admin/text-link";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button";
import type { FoundStudents } from "@/lib/admin/queries/students";
import { type StudentQuery, studentsAddress } from "@/lib/admin/student-query";

const LINK = buttonVariants({ variant: "secondary", size: "small" });

type Props = { query: StudentQuery; found: FoundStudents | null };

/** The student list with search, order, filters and paging. `found`: null when it could not be read. */
export async function StudentList({ query, found }: Props) {
  const t = await getTranslations("admin.students");
  return (
    <PageSection id="students" title={t("title")}>
      <StudentFinder query={query} />
      {found ? (
        <Found query={query} found={found} />
      ) : (
        <Alert tone="wrong" role="alert">
          <p>{t("failed")}</p>
          <a href={studentsAddress(query)} className={`${LINK} mt-3`}>
            {t("retry")}
          </a>
        </Alert>
      )}
    </PageSection>
  );
}

async function Found({ query, found }: { query: StudentQuery; found: FoundStudents }) {
  const t = await getTranslations("admin.students");
  const { students, count, previous, next } = found;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="font-semibold">
          {found.isExact ? t("count", { count }) : t("countMore")}
        </p>
        {count > 0 && (
          <a href={`/api/admin/users.csv${studentsAddress(query).slice("/admin".length)}`} download className={LINK}>
            {t("download")}
          </a>
        )}
      </div>
      {students.length > 0 ? <StudentTable query={query} students={students} /> : <NobodyFound query={query} />}
      <PageTurner
        label={t("pages")}
        ways={[
          [previous && studentsAddress(query), t("first")],
          [previous && studentsAddress(query, { before: previous }), t("previous")],
          [next && studentsAddress(query, { after: next }), t("next")],
        ]}
      />
    </>
  );
}

async function NobodyFound({ query }: { query: StudentQuery }) {
  const t = await getTranslations("admin.students");
  const isNarrowed = query.q !== "" || query.filters.length > 0;
  return (
    <Nothing>
      <p>{t(isNarrowed ? "none" : "nobody")}</p>
      {(isNarrowed || query.after || query.before) && (
        <ButtonLink href="/admin" scroll={false}>
          {t("all")}
        </ButtonLink>
      )}
    </Nothing>
  );
}
