import { getTranslations } from "next-intl/server";
import { TopBar } from "@/components/accounts/top-bar";
import { ClientMessages } from "@/components/layout/client-messages";
import { PageShell } from "@/components/layout/page-shell";
import { PictureHeading } from "@/components/layout/picture-heading";
import { Scene } from "@/components/layout/scene";
import { CalibrationSamples } from "@/components/oral/calibration-samples";
import { RehearsalList } from "@/components/oral/rehearsal-list";
import { RepairPhrases } from "@/components/oral/repair-phrases";
import { StartRehearsal } from "@/components/oral/start-rehearsal";
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from "@/components/ui/accordion";
import { Card } from "@/components/ui/card";
import type { Account } from "@/lib/accounts/actor";
import { CALIBRATION_TEXTS } from "@/lib/oral/calibration";
import { listSounds } from "@/lib/oral/content/sounds";
import type { RehearsalSummary } from "@/lib/oral/rehearsal-view";

type Props = { account: Account; rehearsals: readonly RehearsalSummary[] };

/** The beginning of a rehearsal, the phrases that help, and one's own rehearsals. */
export async function OralHomeView({ account, rehearsals }: Props) {
  const translate = await getTranslations("oral");
  return (
    <PageShell header={<TopBar account={account} hasPaid place="oral" />} className="space-y-6">
      <PictureHeading title={translate("title")} picture={<Scene theme="exam" className="h-16 sm:h-40 low:hidden" />}>
        <p className="font-semibold">{translate("home.voice")}</p>
        <p>{translate("home.lead")}</p>
      </PictureHeading>
      <ClientMessages
        namespaces={["oral.start", "oral.list", "oral.home", "oral.models", "oral.calibration", "oral.player"]}
      >
        <div className="grid gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-start">
          <Card>
            <StartRehearsal ownerId={account.id} />
          </Card>
          <div className="min-w-0 space-y-6">
            <RehearsalList ownerId={account.id} rehearsals={rehearsals} />
            <Accordion>
              <AccordionItem>
                <AccordionTrigger>{translate("home.phrases")}</AccordionTrigger>
                <AccordionContent>
                  <RepairPhrases />
                </AccordionContent>
              </AccordionItem>
              <AccordionItem>
                <AccordionTrigger>{translate("home.samples")}</AccordionTrigger>
                <AccordionContent>
                  <CalibrationSamples sounds={listSounds(CALIBRATION_TEXTS)} />
                </AccordionContent>
              </AccordionItem>
            </Accordion>
          </div>
        </div>
      </ClientMessages>
    </PageShell>
  );
}
