import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { Button, buttonVariants } from "@/components/ui/button";
import { Field, FieldFrame } from "@/components/ui/field";
import { AUDIT_KINDS } from "@/lib/accounts/audit";
import type { AuditFilter } from "@/lib/admin/audit-filter";
import type { AuditPage } from "@/lib/admin/queries/audit";

/** The filters of the audit log: a plain form that works without our code. */
export async function AuditFilters({ filter, page }: { filter: AuditFilter; page: AuditPage }) {
  const t = await getTranslations("admin.audit");
  const hint = t("personHint");
  const people = [
    ["actor", page.asked.actor],
    ["student", page.asked.student],
  ] as const;
  const days = [
    ["from", filter.from],
    ["to", filter.to],
  ] as const;
  return (
    <form method="get" action="/admin/audit" aria-label={t("filters")} className="space-y-4">
      <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <FieldFrame id="kind" label={t("kind")}>
          <select
            id="kind"
            name="kind"
            defaultValue={filter.kind ?? ""}
            className="min-h-12 w-full rounded-md border-2 border-edge bg-surface px-3 text-base"
          >
            <option value="">{t("anyKind")}</option>
            {AUDIT_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {t(`kinds.${kind}`)}
              </option>
            ))}
          </select>
        </FieldFrame>
        {people.map(([name, value]) => (
          <Field
            key={name}
            id={name}
            name={name}
            label={t(name)}
            hint={hint}
            defaultValue={value ?? ""}
            maxLength={320}
          />
        ))}
        {days.map(([name, value]) => (
          <Field key={name} id={name} name={name} type="date" label={t(name)} defaultValue={value ?? ""} />
        ))}
      </div>
      {page.isUnknownPerson && <p className="font-semibold text-wrong">{t("unknown")}</p>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{t("apply")}</Button>
        <Link href="/admin/audit" prefetch={false} className={buttonVariants({ variant: "quiet" })}>
          {t("clear")}
        </Link>
      </div>
    </form>
  );
}
