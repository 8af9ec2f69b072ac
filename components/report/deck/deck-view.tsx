import { getTranslations } from "next-intl/server";
import { TopBar } from "@/components/accounts/top-bar";
import { ClientMessages } from "@/components/layout/client-messages";
import { PageShell } from "@/components/layout/page-shell";
import { PictureHeading } from "@/components/layout/picture-heading";
import { Scene } from "@/components/layout/scene";
import { DeckScreen } from "@/components/report/deck/deck-screen";
import type { DeckStep } from "@/lib/report/deck/view";

const MESSAGE_NAMESPACES = [
  "deck",
  "exam.sections",
  "exam.correction",
  "exam.questions",
  "exam.audio",
  "writing.errorTypes",
  "writing.result",
] as const;

type Props = { account: { firstName: string; lastName: string }; first: DeckStep; startedAt: string };

export async function DeckView({ account, first, startedAt }: Props) {
  const translate = await getTranslations("deck");
  return (
    <PageShell
      header={<TopBar account={account} hasPaid place="deck" />}
      className="mx-auto max-w-3xl space-y-4 sm:space-y-6"
    >
      <PictureHeading title={translate("title")} picture={<Scene theme="exam" className="h-16 sm:h-28 low:hidden" />}>
        <p>{translate("lead")}</p>
      </PictureHeading>
      <ClientMessages namespaces={MESSAGE_NAMESPACES}>
        <DeckScreen key={startedAt} first={first} startedAt={startedAt} />
      </ClientMessages>
    </PageShell>
  );
}
