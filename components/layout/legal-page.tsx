import { getLocale, getTranslations } from "next-intl/server";
import { LegalBlocks } from "@/components/layout/legal/legal-blocks";
import { type LegalName, readLegalText } from "@/components/layout/legal/legal-texts";
import { PageShell } from "@/components/layout/page-shell";
import { ReadAloud } from "@/components/layout/read-aloud";
import { Alert } from "@/components/ui/alert";
import { env } from "@/lib/env";
import { withArticles } from "@/lib/i18n/italian-article";
import { DEFAULT_LOCALE } from "@/lib/i18n/locales";
import { formatDay, formatEuros } from "@/lib/product/format";
import {
  ACCOUNT_DATA_MONTHS,
  CONSENT_MONTHS,
  TAX_DATA_YEARS,
  TERMS_DATE,
  TERMS_NOTICE_DAYS,
  TERMS_VERSION,
  WITHDRAWAL_DAYS,
} from "@/lib/product/legal";
import { ACCESS_DAYS, currentOffer, productName } from "@/lib/product/product";
import { countSimulations } from "@/lib/product/simulation-folders";

export async function LegalPage({ name }: { name: LegalName }) {
  const translate = await getTranslations("layout.legal");
  const quote = await getTranslations();
  const locale = await getLocale();
  const { COMPANY_NAME, COMPANY_ADDRESS, COMPANY_VAT, COMPANY_EMAIL } = env();
  const { priceCents, listPriceCents } = currentOffer();
  const sections = readLegalText(name, locale, {
    company: { name: COMPANY_NAME, address: COMPANY_ADDRESS, vat: COMPANY_VAT, email: COMPANY_EMAIL },
    product: productName(),
    price: formatEuros(priceCents, locale),
    listPrice: formatEuros(listPriceCents, locale),
    simulations: countSimulations(),
    accessDays: ACCESS_DAYS,
    accountDataMonths: ACCOUNT_DATA_MONTHS,
    taxDataYears: TAX_DATA_YEARS,
    consentMonths: CONSENT_MONTHS,
    withdrawalDays: WITHDRAWAL_DAYS,
    noticeDays: TERMS_NOTICE_DAYS,
    words: {
      waiver: quote("payments.card.waiver"),
      withdraw: quote("payments.withdrawal.start"),
      askTeacher: quote("writing.teacher.ask"),
      disclaimer: quote("product.disclaimer", { product: productName() }),
    },
  });
  return (
    <PageShell className="max-w-4xl space-y-8">
      <div className="space-y-2">
        <h1 className="text-3xl">{translate(`${name}Title`)}</h1>
        <p className="text-sm text-ink-soft">
          {translate("updated", { ...withArticles({ date: formatDay(TERMS_DATE, locale) }), version: TERMS_VERSION })}
        </p>
      </div>
      {locale !== DEFAULT_LOCALE && <Alert>{translate("binding")}</Alert>}
      {!COMPANY_NAME && <Alert tone="careful">{translate("notConfigured")}</Alert>}
      <nav aria-labelledby="contents">
        <h2 id="contents" className="text-lg">
          {translate("contents")}
        </h2>
        <ul className="sm:columns-2">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a className="text-link inline-block py-2" href={`#${id}`}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {sections.map(({ id, title, blocks }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className="scroll-mt-4">
          <ReadAloud className="space-y-3">
            <h2 id={`${id}-title`} className="text-xl">
              {title}
            </h2>
            <LegalBlocks blocks={blocks} />
          </ReadAloud>
        </section>
      ))}
    </PageShell>
  );
}
