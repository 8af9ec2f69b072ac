import { getTranslations } from "next-intl/server";
import { CopyControl } from "@/components/exam/copy/copy-control";
import { ClientMessages } from "@/components/layout/client-messages";
import { hasOfflineCopies } from "@/lib/env";
import type { SimulationCard } from "@/lib/exam/cards";
import { listSimulationRecordings } from "@/lib/exam/content/library";

/** Rough size of an exam page with its code; the recordings' sizes are known exactly. */
const PAGE_BYTES = 1_500_000;

/**
 * Below a simulation in progress: the offer to save it on the device or, outside practice mode, the reason why that is
 * not possible. Nothing in a build without offline copies.
 */
export async function CopyOffer({ card, ownerId }: { card: SimulationCard; ownerId: string }) {
  if (!card.lastSession || !hasOfflineCopies()) return null;
  const { mode } = card.lastSession;
  if (mode !== "practice") {
    const translate = await getTranslations("exam.copy");
    return <p className="max-w-reading text-sm text-ink-soft">{translate(`notPossible.${mode}`)}</p>;
  }
  const recordings = listSimulationRecordings(card.id);
  return (
    <ClientMessages namespaces={["exam.copy"]}>
      <CopyControl
        ownerId={ownerId}
        attemptId={card.lastSession.id}
        title={card.title}
        recordings={recordings}
        expectedBytes={recordings.reduce((sum, { bytes }) => sum + bytes, PAGE_BYTES)}
      />
    </ClientMessages>
  );
}
