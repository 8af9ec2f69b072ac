import Link from "next/link";
import { getLocale, getTranslations } from "next-intl/server";
import { PlainLink } from "@/components/admin/links";
import { EmptyState } from "@/components/admin/page-section";
import { Pagination } from "@/components/admin/pagination";
import { RelativeTime } from "@/components/admin/relative-time";
import { type Column, RowList, TwoLines } from "@/components/admin/table";
import { findDetailLabel, findDetailLink, toShownValue } from "@/lib/admin/audit-details";
import { type AuditFilter, auditUrl } from "@/lib/admin/audit-filter";
import type { AuditEntry, AuditPage } from "@/lib/admin/queries/audit";
import { STUDENT_FILTERS } from "@/lib/admin/student-query";
import { formatList, formatMoment } from "@/lib/product/format";

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

async function EventDescription({ entry: { kind, reason, details } }: { entry: AuditEntry }) {
  const t = await getTranslations("admin.audit");
  return (
    <>
      <p className="font-semibold">{t(kind ? `kinds.${kind}` : "otherKind")}</p>
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
  if (details.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-4 text-ink-soft">
      {details.map(([name, value]) => (
        <Detail key={name} name={name} value={value} />
      ))}
    </ul>
  );
}

type DetailProps = { name: string; value: string | number | boolean };

async function Detail({ name, value }: DetailProps) {
  const t = await getTranslations("admin.audit");
  const link = findDetailLink(name, value);
  if (link) {
    return (
      <li>
        <Link href={link.href} prefetch={false} className="underline underline-offset-4">
          {t(link.key)}
        </Link>
      </li>
    );
  }
  const label = findDetailLabel(name);
  const text = label && (await detailText(name, value));
  if (!label || text === null) return null;
  return (
    <li className="min-w-0 break-all">
      <span>{`${t(`details.${label}`)}: `}</span>
      <span>{text}</span>
    </li>
  );
}

async function detailText(name: string, value: DetailProps["value"]): Promise<string | null> {
  const t = await getTranslations("admin");
  const sections = await getTranslations("exam.sections");
  const shown = toShownValue(name, value);
  switch (shown?.as) {
    case undefined:
      return null;
    case "label":
      return t(`audit.${shown.key}`);
    case "moment":
      return formatMoment(shown.at, await getLocale());
    case "mail":
      return t("student.mails.name", { mail: shown.text });
    case "question":
      return t("questions.questionOf", { section: sections(shown.section), id: shown.id });
    case "filters":
      return formatList(
        STUDENT_FILTERS.filter((one) => shown.text.split(" ").includes(one)).map((one) => t(`students.filters.${one}`)),
        await getLocale(),
      );
    case "text":
      return shown.text;
  }
}
