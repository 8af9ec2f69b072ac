import { getTranslations } from "next-intl/server";
import { AdminFrame } from "@/components/admin/admin-frame";
import { AuditFilters } from "@/components/admin/audit-filters";
import { AuditLog } from "@/components/admin/audit-log";
import { auditFilterSchema } from "@/lib/admin/audit-filter";
import { adminPageMetadata, requireAdminPage } from "@/lib/admin/page";
import { listAuditEvents } from "@/lib/admin/queries/audit";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const generateMetadata = adminPageMetadata("audit");

export default async function AuditLogPage({ searchParams }: Props) {
  const admin = await requireAdminPage();
  const filter = auditFilterSchema.parse(await searchParams);
  const page = await listAuditEvents(admin, filter);
  const t = await getTranslations("admin.audit");
  return (
    <AdminFrame admin={admin} current="audit" title={t("title")}>
      <p>{t("lead")}</p>
      <AuditFilters filter={filter} page={page} />
      <AuditLog page={page} filter={filter} />
    </AdminFrame>
  );
}
