import { getTranslations } from "next-intl/server";
import { BoldLink } from "@/components/admin/links";
import { EmptyState, PageSection } from "@/components/admin/page-section";
import { RelativeTime } from "@/components/admin/relative-time";
import type { AdminOverview } from "@/lib/admin/queries/overview";

/** The pending work of the school, most urgent first, with links; empty entries are left out. */
export async function PendingWork({ overview }: { overview: AdminOverview }) {
  const t = await getTranslations("admin.waiting");
  const { writings, openPurchases, mails, flags, factsToRecheck } = overview;
  const lines = [
    ["writings", writings.count, "/admin/writings"],
    ["purchases", openPurchases, "#purchases"],
    ["mails", mails.length, "#mails"],
    ["questions", flags, "/admin/questions"],
    ["facts", factsToRecheck, "/esame"],
  ] as const;
  const pending = lines.filter(([, count]) => count > 0);
  return (
    <PageSection id="waiting" title={t("title")}>
      {pending.length === 0 ? (
        <EmptyState>{t("nothing")}</EmptyState>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {pending.map(([what, count, href]) => (
            <li key={what} className="flex flex-wrap items-baseline gap-x-4 py-1">
              <BoldLink href={href}>{t(what, { count })}</BoldLink>
              {what === "writings" && writings.oldest && (
                <span className="text-ink-soft">
                  <span>{t("oldest")}</span> <RelativeTime at={writings.oldest} />
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </PageSection>
  );
}
