import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { AdminFrame } from "@/components/admin/admin-frame";
import { AuditFilters } from "@/components/admin/audit-filters";
import { AuditLog } from "@/components/admin/audit-log";
import { findAccount, requireAdmin } from "@/lib/accounts/gate";
import { auditFilterSchema } from "@/lib/admin/audit-filter";
import { listAuditEvents } from "@/lib/admin/queries/audit";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("admin.audit"))("title") };
}

export default async function AuditLogPage({ searchParams }: Props) {
  const account = await findAccount();
  if (!account?.isAdmin || account.isSuspended) notFound();
  const filter = auditFilterSchema.parse(await searchParams);
  const page = await listAuditEvents(await requireAdmin(), filter);
  const t = await getTranslations("admin.audit");
  return (
    <AdminFrame account={account} current="audit" title={t("title")}>
      <p>{t("lead")}</p>
      <AuditFilters filter={filter} page={page} />
      <AuditLog page={page} filter={filter} />
    </AdminFrame>
  );
}
