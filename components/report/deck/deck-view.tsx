import { getTranslations } from "next-intl/server";
import { BackHeader } from "@/components/layout/back-link";
import { ClientMessages } from "@/components/layout/client-messages";
import { PageShell } from "@/components/layout/page-shell";
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

export async function DeckView({ first, startedAt }: { first: DeckStep; startedAt: string }) {
  const translate = await getTranslations("deck");
  return (
    <PageShell header={<BackHeader label={translate("toDashboard")} />} className="mx-auto max-w-3xl space-y-6">
      <h1 className="text-3xl">{translate("title")}</h1>
      <ClientMessages namespaces={MESSAGE_NAMESPACES}>
        <DeckScreen key={startedAt} first={first} startedAt={startedAt} />
      </ClientMessages>
    </PageShell>
  );
}
