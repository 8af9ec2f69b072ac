import { getTranslations } from "next-intl/server";
import { AuditDetails } from "@/components/admin/audit-details";
import { Pagination } from "@/components/admin/pagination";
import { RelativeTime } from "@/components/admin/relative-time";
import { type Column, RowList, TwoLines } from "@/components/admin/table";
import { TextLink } from "@/components/admin/text-link";
import { type AuditFilter, auditUrl } from "@/lib/admin/audit-filter";
import type { AuditEntry, AuditPage } from "@/lib/admin/queries/audit";

const NO_FILTER = { kind: null, actor: null, student: null, from: null, to: null };

export async function AuditLog({ page, filter }: { page: AuditPage; filter: AuditFilter }) {
  const t = await getTranslations("admin.audit");
  const isFiltered = auditUrl(filter) !== auditUrl({ ...filter, ...NO_FILTER });
  const columns: Column<AuditEntry>[] = [
    { key: "when", head: t("when"), cell: ({ createdAt }) => <RelativeTime at={createdAt} /> },
    { key: "kind", head: t("kind"), cell: (entry) => <EventDescription entry={entry} /> },
    { key: "by", head: t("by"), showsLabel: true, cell: (entry) => <Actor entry={entry} filter={filter} /> },
    {
      key: "on",
      head: t("on"),
      showsLabel: true,
      cell: ({ subject }) =>
        subject && (
          <TextLink href={`/admin?student=${subject.id}`} isBold={false}>
            {subject.name}
          </TextLink>
        ),
    },
  ];
  return (
    <div className="space-y-4">
      <RowList
        widths="md:grid-cols-[9rem_3fr_2fr_2fr]"
        columns={columns}
        rows={page.entries}
        keyOf={({ id }) => id}
        empty={t(isFiltered ? "empty" : "nothing")}
      />
      <Pagination
        links={[
          [filter.before && auditUrl(filter), t("newest")],
          [page.next && auditUrl(filter, page.next), t("older")],
        ]}
      />
    </div>
  );
}

async function EventDescription({ entry: { kind, rawKind, reason, details } }: { entry: AuditEntry }) {
  const t = await getTranslations("admin.audit");
  return (
    <>
      <p className="font-semibold">{kind ? t(`kinds.${kind}`) : t("otherKind", { kind: rawKind })}</p>
      {reason && <p>{t("reason", { reason })}</p>}
      <AuditDetails details={details} />
    </>
  );
}

async function Actor({ entry: { actor, source }, filter }: { entry: AuditEntry; filter: AuditFilter }) {
  const t = await getTranslations("admin.audit");
  if (!actor) return t(source === "web" ? "nobody" : source);
  const label = t("onlyLabel", { name: actor.name });
  return (
    <TwoLines small={source === "command" && t("viaCommand")}>
      <TextLink href={auditUrl({ ...filter, actor: actor.id })} isBold={false} label={label}>
        {actor.name}
      </TextLink>
    </TwoLines>
  );
}
