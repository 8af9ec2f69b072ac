import { getTranslations } from "next-intl/server";
import { BoldLink } from "@/components/admin/links";
import { PageSection } from "@/components/admin/page-section";
import { RelativeTime } from "@/components/admin/relative-time";
import { type Column, RowList, TwoLines } from "@/components/admin/table";
import type { UndeliveredMail } from "@/lib/admin/queries/undelivered-mails";

/** Mails that do not leave, the longest wait first. */
export async function UndeliveredMails({ mails }: { mails: readonly UndeliveredMail[] }) {
  const t = await getTranslations("admin.mails");
  const words = await getTranslations("admin.student.mails");
  const columns: Column<UndeliveredMail>[] = [
    {
      key: "who",
      head: t("who"),
      cell: ({ student }) =>
        student ? (
          <TwoLines small={student.email}>
            <BoldLink href={`/admin?student=${student.id}`}>{student.name}</BoldLink>
          </TwoLines>
        ) : (
          t("nobody")
        ),
    },
    { key: "which", head: t("which"), cell: ({ kind }) => words("name", { mail: kind }) },
    {
      key: "why",
      head: t("why"),
      cell: ({ failure, tries }) => (
        <TwoLines small={words("failing", { tries })}>{failure && words(`failures.${failure}`)}</TwoLines>
      ),
    },
    { key: "since", head: t("since"), showsLabel: true, cell: ({ createdAt }) => <RelativeTime at={createdAt} /> },
  ];
  return (
    <PageSection id="mails" title={t("title")}>
      <RowList
        widths="md:grid-cols-[2fr_2fr_3fr_1fr]"
        columns={columns}
        rows={mails.toReversed()}
        keyOf={({ id }) => id}
      />
    </PageSection>
  );
}
