import { redirect } from "next/navigation";
import { getLocale } from "next-intl/server";
import { ExamRoom } from "@/app/exam/[attemptId]/exam-room";
import { MissingAttempt } from "@/components/exam/missing-attempt";
import { ClientMessages } from "@/components/layout/client-messages";
import { getSimulation } from "@/lib/exam/content/library";
import { localize, toSectionContent } from "@/lib/exam/paper";
import { sectionOf } from "@/lib/exam/queries";
import type { QuestionSection, Section } from "@/lib/exam/sections";
import { productName } from "@/lib/product";
import type { WholeAttempt } from "@/lib/report/queries";
import { toQuestionRecord, toWritingRecord } from "@/lib/report/records";
import { isAiConfigured } from "@/lib/writing/anthropic";
import { checkSpelling } from "@/lib/writing/spelling";

/** The exam screen of one attempt, all five sections at once, so that the browser asks for nothing more. */
export async function ExamPage({ whole, section }: { whole: WholeAttempt | null; section: Section }) {
  if (!whole) return <MissingAttempt />;
  const { attempt, handedIn } = whole;
  if (attempt.status === "closed") redirect("/dashboard");
  if (attempt.setAsideAt) return <MissingAttempt isSetAside />;
  const locale = await getLocale();
  const simulation = getSimulation(attempt.simulationId);
  const isWaiting = handedIn !== null && handedIn.result === null;
  const questions = (key: QuestionSection) => ({
    content: toSectionContent(simulation, key, sectionOf(attempt, key).correctedAt !== null, locale),
    record: toQuestionRecord(attempt, key, locale),
  });
  return (
    <ClientMessages namespaces={["exam", "writing"]}>
      <ExamRoom
        attempt={{ id: attempt.id, simulationId: simulation.id, simulationTitle: localize(simulation.title, locale) }}
        productName={productName()}
        sections={{
          ascolto1: questions("ascolto1"),
          ascolto2: questions("ascolto2"),
          lettura: questions("lettura"),
          cloze: questions("cloze"),
        }}
        writing={{
          content: toSectionContent(simulation, "scrittura", false, locale),
          record: toWritingRecord(attempt, handedIn),
          wait: handedIn?.wait ?? null,
          spelling: isWaiting ? await checkSpelling(handedIn.text) : null,
        }}
        initialSection={section}
        isAiConfigured={isAiConfigured()}
      />
    </ClientMessages>
  );
}
