import { getTranslations } from "next-intl/server";
import { Select } from "@/components/admin/select";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { ButtonLink } from "@/components/ui/link";
import { AUDIT_KINDS } from "@/lib/accounts/audit";
import type { AuditFilter } from "@/lib/admin/audit-filter";
import type { AuditPage } from "@/lib/admin/queries/audit";

/** The filters of the audit log; a plain form that works without JavaScript. */
export async function AuditFilters({ filter, page }: { filter: AuditFilter; page: AuditPage }) {
  const t = await getTranslations("admin.audit");
  const kinds = [["", t("anyKind")] as const, ...AUDIT_KINDS.map((kind) => [kind, t(`kinds.${kind}`)] as const)];
  const fields = [
    ["actor", page.filterEmails.actor, { hint: t("personHint"), maxLength: 320 }],
    ["student", page.filterEmails.student, { hint: t("personHint"), maxLength: 320 }],
    ["from", filter.from, { type: "date" }],
    ["to", filter.to, { type: "date" }],
  ] as const;
  return (
    <form method="get" action="/admin/audit" aria-label={t("filters")} className="space-y-4">
      <div className="grid items-end gap-x-4 gap-y-3 sm:grid-cols-2 xl:grid-cols-[1.3fr_1.3fr_1.3fr_1fr_1fr]">
        <Select id="kind" name="kind" label={t("kind")} value={filter.kind ?? ""} options={kinds} />
        {fields.map(([name, value, more]) => (
          <Field key={name} id={name} name={name} label={t(name)} defaultValue={value ?? ""} {...more} />
        ))}
      </div>
      {page.isUnknownPerson && <p className="font-semibold text-wrong">{t("unknown")}</p>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{t("apply")}</Button>
        <ButtonLink href="/admin/audit" variant="quiet">
          {t("clear")}
        </ButtonLink>
      </div>
    </form>
  );
}
