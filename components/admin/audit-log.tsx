import Link from "next/link";
import { getFormatter, getTranslations } from "next-intl/server";
import { AuditDetails } from "@/components/admin/audit-details";
import { PageTurner } from "@/components/admin/page-turner";
import { type AuditFilter, auditAddress } from "@/lib/admin/audit-filter";
import type { AuditEntry, AuditPage } from "@/lib/admin/queries/audit";

const LINK = "inline-block min-h-11 py-2 underline underline-offset-4";
// On narrow screens the parts of an event stand under each other.
const COLUMNS = "md:grid-cols-[9rem_3fr_2fr_2fr] md:gap-x-4";

/** The events of the audit log that the filter lets through, the newest first. */
export async function AuditLog({ page, filter }: { page: AuditPage; filter: AuditFilter }) {
  const t = await getTranslations("admin.audit");
  const format = await getFormatter();
  const now = new Date();
  const isFiltered = auditAddress(filter) !== auditAddress({ ...filter, ...NO_FILTER });
  const whoIn = ({ actor, source }: AuditEntry) => {
    if (actor) return actor.name;
    if (source === "web") return t("nobody");
    return t(source);
  };
  if (page.entries.length === 0)
    return <p className="rounded-md border border-dashed border-edge p-4">{t(isFiltered ? "empty" : "nothing")}</p>;
  return (
    <div className="space-y-4">
      <div>
        <div aria-hidden="true" className={`hidden border-b-2 border-edge py-2 font-semibold md:grid ${COLUMNS}`}>
          <span>{t("when")}</span>
          <span>{t("kind")}</span>
          <span>{t("by")}</span>
          <span>{t("on")}</span>
        </div>
        <ol className="max-md:border-t-2 max-md:border-edge">
          {page.entries.map((entry) => (
            <li key={entry.id} className={`grid gap-y-1 border-b border-line py-2 ${COLUMNS}`}>
              <p
                className="py-2 text-ink-soft"
                title={format.dateTime(entry.createdAt, { dateStyle: "full", timeStyle: "medium" })}
              >
                <time dateTime={entry.createdAt.toISOString()}>{format.relativeTime(entry.createdAt, now)}</time>
              </p>
              <div className="min-w-0 py-2 break-words">
                <p className="font-semibold">
                  {entry.kind ? t(`kinds.${entry.kind}`) : t("otherKind", { kind: entry.rawKind })}
                </p>
                {entry.reason && <p>{t("reason", { reason: entry.reason })}</p>}
                <AuditDetails details={entry.details} />
              </div>
              <p className="min-w-0 break-words">
                <span className="mr-1 text-ink-soft md:sr-only">{t("by")}: </span>
                {entry.actor ? (
                  <Link
                    href={auditAddress({ ...filter, actor: entry.actor.id })}
                    prefetch={false}
                    className={LINK}
                    aria-label={t("onlyLabel", { name: entry.actor.name })}
                  >
                    {entry.actor.name}
                  </Link>
                ) : (
                  <span className="inline-block py-2">{whoIn(entry)}</span>
                )}
                {entry.actor && entry.source === "command" && (
                  <span className="block text-sm text-ink-soft">{t("viaCommand")}</span>
                )}
              </p>
              <p className="min-w-0 break-words">
                {entry.subject && (
                  <>
                    <span className="mr-1 text-ink-soft md:sr-only">{t("on")}: </span>
                    <Link href={`/admin?student=${entry.subject.id}`} prefetch={false} className={LINK}>
                      {entry.subject.name}
                    </Link>
                  </>
                )}
              </p>
            </li>
          ))}
        </ol>
      </div>
      <PageTurner
        next={page.next && auditAddress(filter, page.next)}
        nextLabel={t("older")}
        first={filter.before && auditAddress(filter)}
        firstLabel={t("newest")}
      />
    </div>
  );
}

const NO_FILTER = { kind: null, actor: null, student: null, from: null, to: null };
