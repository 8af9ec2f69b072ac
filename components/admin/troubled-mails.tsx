import { getTranslations } from "next-intl/server";
import { Moment } from "@/components/admin/moment";
import { PageSection } from "@/components/admin/page-section";
import { type Column, RowList, TwoLines } from "@/components/admin/table";
import { TextLink } from "@/components/admin/text-link";
import type { TroubledMail } from "@/lib/admin/queries/troubled-mails";

export async function TroubledMails({ mails }: { mails: readonly TroubledMail[] }) {
  const t = await getTranslations("admin.mails");
  const words = await getTranslations("admin.student.mails");
  const columns: Column<TroubledMail>[] = [
    {
      key: "who",
      head: t("who"),
      cell: ({ student }) =>
        student ? (
          <TwoLines small={student.email}>
            <TextLink href={`/admin?student=${student.id}`}>{student.name}</TextLink>
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
    { key: "since", head: t("since"), isNamed: true, cell: ({ createdAt }) => <Moment at={createdAt} /> },
  ];
  return (
    <PageSection id="mails" title={t("title")}>
      <RowList
        widths="md:grid-cols-[2fr_2fr_3fr_1fr]"
        columns={columns}
        rows={mails}
        keyOf={({ id }) => id}
        empty={t("empty")}
      />
    </PageSection>
  );
}
