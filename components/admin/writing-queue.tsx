import { getTranslations } from "next-intl/server";
import { BoldLink, ChoiceLinks } from "@/components/admin/links";
import { EmptyState } from "@/components/admin/page-section";
import { RelativeTime } from "@/components/admin/relative-time";
import { type Column, DataTable } from "@/components/admin/table";
import { Badge } from "@/components/ui/badge";
import { QUEUE_KINDS, type QueuedWriting, type QueueKind } from "@/lib/admin/queries/writings";

type Props = { writings: readonly QueuedWriting[]; kind: QueueKind | null };

export async function WritingQueue({ writings, kind }: Props) {
  const t = await getTranslations("admin.writings");
  const shown = writings.filter((writing) => kind === null || writing.kind === kind);
  const countOf = (one: QueueKind) => writings.filter((writing) => writing.kind === one).length;
  const links = [
    { href: "/admin/writings", text: t("all", { count: writings.length }), isCurrent: kind === null },
    ...QUEUE_KINDS.map((one) => ({
      href: `/admin/writings?kind=${one}`,
      text: t("kindCount", { kind: t(`kinds.${one}`), count: countOf(one) }),
      isCurrent: kind === one,
    })),
  ];
  return (
    <div className="space-y-4">
      <ChoiceLinks label={t("filter")} links={links} />
      {shown.length === 0 ? <EmptyState>{t("none")}</EmptyState> : <QueueTable writings={shown} />}
    </div>
  );
}

async function QueueTable({ writings }: { writings: readonly QueuedWriting[] }) {
  const t = await getTranslations("admin.writings");
  const column = (key: "attempt" | "why" | "since" | "words" | "simulation", cell: Column<QueuedWriting>["cell"]) => ({
    key,
    cell,
    head: t(`columns.${key}`),
    isNumber: key === "words",
    showsLabel: key === "since" || key === "words" || key === "simulation",
  });
  const columns = [
    column("attempt", ({ id, attemptId }) => (
      <BoldLink href={`/admin/writings/${id}`}>{t("mark", { id: attemptId })}</BoldLink>
    )),
    column("why", ({ kind }) => <Badge wraps>{t(`kinds.${kind}`)}</Badge>),
    column("since", ({ since }) => <RelativeTime at={since} />),
    column("words", ({ words }) => words),
    column("simulation", ({ simulationId: id, option }) => t("simulation", { id, option: option ?? "-" })),
  ];
  return <DataTable isResponsive columns={columns} rows={writings} keyOf={({ id }) => id} />;
}
