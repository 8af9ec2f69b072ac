import { getLocale, getTranslations } from "next-intl/server";
import { TitledCard } from "@/components/ui/card";
import { TextLink } from "@/components/ui/link";
import { ACCOUNT_PARTS, type AccountPart } from "@/lib/accounts/account-parts";
import type { OwnDetails } from "@/lib/accounts/queries";
import { ownLanguageName } from "@/lib/i18n/language-name";
import { isOfferedLocale } from "@/lib/i18n/locales";
import { formatDay, fullName } from "@/lib/product/format";

export async function OwnDetailsCard({ email, details }: { email: string; details: OwnDetails }) {
  const t = await getTranslations("accounts.own.details");
  const { birthDate, birthPlace, taxCode, street, postalCode, city, province, phone, locale } = details;
  const values: Record<AccountPart, string> = {
    name: fullName(details),
    birth: t("birthValue", { date: formatDay(birthDate, await getLocale()), place: birthPlace }),
    "tax-code": taxCode,
    address: `${street}, ${postalCode} ${city} ${province}`,
    phone: phone ?? t("none"),
    email,
    password: t("hidden"),
    language: isOfferedLocale(locale) ? ownLanguageName(locale) : locale,
  };
  return (
    <TitledCard id="details" title={t("title")} className="space-y-2">
      <dl className="divide-y divide-line">
        {ACCOUNT_PARTS.map((what) => (
          <div
            key={what}
            className="flex flex-wrap items-center gap-x-4 py-2 sm:grid sm:grid-cols-[8rem_minmax(0,1fr)_auto]"
          >
            <dt className="text-ink-soft max-sm:w-full">{t(what)}</dt>
            <dd className="min-w-0 flex-1 basis-40 break-words">{values[what]}</dd>
            <dd>
              <TextLink href={`/account/${what}`} aria-label={t("changeWhat", { what: t(what) })}>
                {t("change")}
              </TextLink>
            </dd>
          </div>
        ))}
      </dl>
    </TitledCard>
  );
}
