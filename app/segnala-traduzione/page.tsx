import { getTranslations } from "next-intl/server";
import { TranslationProposalForm } from "@/components/accounts/translation-proposal-form";
import { ClientMessages } from "@/components/layout/client-messages";
import { Footer } from "@/components/layout/footer";
import { PageShell } from "@/components/layout/page-shell";
import { ReadAloud } from "@/components/layout/read-aloud";
import { Card } from "@/components/ui/card";
import { pageMetadata } from "@/lib/i18n/page-metadata";
import { PROPOSAL_MONTHS } from "@/lib/product/legal";

export const generateMetadata = pageMetadata("layout.proposal.title");

export default async function ProposeTranslationPage() {
  const t = await getTranslations("layout.proposal");
  return (
    <PageShell footer={<Footer />} className="mx-auto max-w-xl">
      <Card className="space-y-5">
        <ReadAloud className="space-y-2">
          <h1 className="text-3xl">{t("title")}</h1>
          <p>{t("lead")}</p>
        </ReadAloud>
        <ClientMessages namespaces={["layout.proposal", "errors.fields"]}>
          <TranslationProposalForm />
        </ClientMessages>
        <ReadAloud className="border-t border-line pt-3 text-sm text-ink-soft">
          <p>{t("private")}</p>
          <p>{t("kept", { months: PROPOSAL_MONTHS })}</p>
        </ReadAloud>
      </Card>
    </PageShell>
  );
}
