import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { Card, CardTitle } from "@/components/ui/card";
import { CHANGES, type Change } from "@/lib/accounts/own-account";
import type { OwnDetails } from "@/lib/accounts/queries";
import { isOfferedLocale, LOCALE_NAMES } from "@/lib/i18n/locales";

/** What the account holds about its person, each line with the way to change it. */
export async function OwnDetailsCard({ email, details }: { email: string; details: OwnDetails }) {
  const translate = await getTranslations("accounts.own.details");
  const { firstName, lastName, street, postalCode, city, province, phone, locale } = details;
  const values: Record<Change, string> = {
    name: `${firstName} ${lastName}`.trim(),
    address: `${street}, ${postalCode} ${city} ${province}`,
    phone: phone ?? translate("none"),
    email,
    password: translate("hidden"),
    language: isOfferedLocale(locale) ? LOCALE_NAMES[locale] : locale,
  };
  return (
    <Card className="space-y-2" aria-labelledby="details-title">
      <CardTitle id="details-title">{translate("title")}</CardTitle>
      <dl className="divide-y divide-line">
        {CHANGES.map((what) => (
          <div key={what} className="flex items-start justify-between gap-4 py-1.5 sm:items-center">
            <div className="min-w-0 py-2 sm:flex sm:gap-4">
              <dt className="text-ink-soft sm:w-32 sm:shrink-0">{translate(what)}</dt>
              <dd className="min-w-0 break-words">{values[what]}</dd>
            </div>
            <dd className="shrink-0">
              <Link
                href={`/account/${what}`}
                prefetch={false}
                className="text-link inline-flex min-h-11 items-center"
                aria-label={translate("changeWhat", { what: translate(what) })}
              >
                {translate("change")}
              </Link>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
