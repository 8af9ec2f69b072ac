import { getLocale, getTranslations } from "next-intl/server";
import { AcceptTerms } from "@/components/accounts/accept-terms";
import { TopBar } from "@/components/accounts/top-bar";
import { ClientMessages } from "@/components/layout/client-messages";
import { PageShell } from "@/components/layout/page-shell";
import { ReadAloud } from "@/components/layout/read-aloud";
import { TextLink } from "@/components/ui/link";
import type { Account } from "@/lib/accounts/actor";
import type { TermsQuestion } from "@/lib/accounts/terms";
import { withArticles } from "@/lib/i18n/italian-article";
import { formatDay } from "@/lib/product/format";
import { TERMS_DATE } from "@/lib/product/legal";

type Props = { account: Account; access: { state: string }; question: TermsQuestion };

/**
 * Asks the user to accept the terms, in place of a page. Not shown on the account's own pages, which stay open to those
 * who refuse, nor over exams and reviews, which it would interrupt.
 */
export async function AcceptTermsView({ account, access, question }: Props) {
  const t = await getTranslations("accounts.terms");
  const date = formatDay(TERMS_DATE, await getLocale());
  return (
    <PageShell
      header={<TopBar account={account} hasPaid={access.state === "active"} hasPlaces={false} />}
      className="max-w-2xl space-y-6"
    >
      <ReadAloud className="space-y-6">
        <h1 className="text-3xl">{t(question === "first" ? "title" : "changedTitle")}</h1>
        <p>{question === "first" ? t("first") : t("changed", withArticles({ date }))}</p>
        {question === "changed" && <p>{t("kept")}</p>}
      </ReadAloud>
      <ClientMessages namespaces={["accounts.terms", "accounts.login", "errors.fields"]}>
        <AcceptTerms />
      </ClientMessages>
      <p className="text-ink-soft">
        {t.rich("refuse", { account: (words) => <TextLink href="/account">{words}</TextLink> })}
      </p>
    </PageShell>
  );
}
