import Link from "next/link";
import { getTranslations } from "next-intl/server";
import type { AuditEntry } from "@/lib/admin/queries/audit";

/** Details with a translated name; others show the name they were recorded with. */
const NAMED = [
  "count",
  "number",
  "simulationId",
  "attemptId",
  "writingId",
  "score",
  "expiresAt",
  "mail",
  "kind",
  "fields",
  "source",
] as const;

export async function AuditDetails({ details }: { details: AuditEntry["details"] }) {
  const t = await getTranslations("admin.audit");
  if (details.length === 0) return null;
  const toText = (value: string | number | boolean) =>
    typeof value === "boolean" ? t(value ? "yes" : "no") : String(value);
  return (
    <ul className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
      {details.map(([key, value]) => {
        if (key === "batchId") {
          return (
            <li key={key}>
              <Link href={`/admin/gift-codes/${value}`} prefetch={false} className="underline underline-offset-4">
                {t("openBatch")}
              </Link>
            </li>
          );
        }
        const known = NAMED.find((one) => one === key);
        return (
          <li key={key} className="min-w-0 break-all">
            {t("detail", { name: known ? t(`details.${known}`) : key, value: toText(value) })}
          </li>
        );
      })}
    </ul>
  );
}
