import Link from "next/link";
import { getLocale, getTranslations } from "next-intl/server";
import { PlainLink } from "@/components/admin/links";
import { EmptyState } from "@/components/admin/page-section";
import { Pagination } from "@/components/admin/pagination";
import { RelativeTime } from "@/components/admin/relative-time";
import { type Column, RowList, TwoLines } from "@/components/admin/table";
import { findDetailLabel, toShownValue } from "@/lib/admin/audit-details";
import { type AuditFilter, auditUrl } from "@/lib/admin/audit-filter";
import type { AuditEntry, AuditPage } from "@/lib/admin/queries/audit";
import { STUDENT_FILTERS } from "@/lib/admin/student-query";
import { formatMoment } from "@/lib/product/format";

export async function AuditLog({ page, filter }: { page: AuditPage; filter: AuditFilter }) {
  const t = await getTranslations("admin.audit");
  const isFiltered = Object.entries(filter).some(([name, value]) => name !== "before" && value !== null);
  const columns: Column<AuditEntry>[] = [
    { key: "when", head: t("when"), cell: ({ createdAt }) => <RelativeTime at={createdAt} /> },
    { key: "kind", head: t("kind"), cell: (entry) => <EventDescription entry={entry} /> },
    { key: "by", head: t("by"), showsLabel: true, cell: (entry) => <Actor entry={entry} filter={filter} /> },
    {
      key: "on",
      head: t("on"),
      showsLabel: true,
      cell: ({ subject }) => subject && <PlainLink href={`/admin?student=${subject.id}`}>{subject.name}</PlainLink>,
    },
  ];
  const { entries, next } = page;
  return (
    <div className="space-y-4">
      {entries.length === 0 ? (
        <EmptyState>{t(isFiltered ? "empty" : "nothing")}</EmptyState>
      ) : (
        <RowList widths="md:grid-cols-[9rem_3fr_2fr_2fr]" columns={columns} rows={entries} keyOf={({ id }) => id} />
      )}
      <Pagination
        links={[
          [filter.before && auditUrl(filter), t("newest")],
          [next && auditUrl(filter, next), t("older")],
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
      <Details details={details} />
    </>
  );
}

async function Actor({ entry: { actor, source }, filter }: { entry: AuditEntry; filter: AuditFilter }) {
  const t = await getTranslations("admin.audit");
  if (!actor) return <span>{t(source === "web" ? "nobody" : source)}</span>;
  const label = t("onlyLabel", { name: actor.name });
  return (
    <TwoLines small={source === "command" && t("viaCommand")}>
      <PlainLink href={auditUrl({ ...filter, actor: actor.id })} label={label}>
        {actor.name}
      </PlainLink>
    </TwoLines>
  );
}

async function Details({ details }: { details: AuditEntry["details"] }) {
  const t = await getTranslations("admin.audit");
  if (details.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
      {details.map(([name, value]) => {
        const label = findDetailLabel(name);
        if (name === "batchId")
          return (
            <li key={name}>
              <Link href={`/admin/gift-codes/${value}`} prefetch={false} className="underline underline-offset-4">
                {t("openBatch")}
              </Link>
            </li>
          );
        return (
          label && (
            <li key={name} className="min-w-0 break-all">
              <span>{`${t(`details.${label}`)}: `}</span>
              <DetailValue name={name} value={value} />
            </li>
          )
        );
      })}
    </ul>
  );
}

async function DetailValue({ name, value }: { name: string; value: string | number | boolean }) {
  return <span>{await detailText(name, value)}</span>;
}

async function detailText(name: string, value: string | number | boolean): Promise<string> {
  const t = await getTranslations("admin");
  const shown = toShownValue(name, value);
  switch (shown.as) {
    case "label":
      return t(`audit.${shown.key}`);
    case "moment":
      return formatMoment(shown.at, await getLocale());
    case "mail":
      return t("student.mails.name", { mail: shown.text });
    case "filters":
      return STUDENT_FILTERS.filter((one) => shown.text.split(" ").includes(one))
        .map((one) => t(`students.filters.${one}`))
        .join(", ");
    case "text":
      return shown.text;
  }
}
