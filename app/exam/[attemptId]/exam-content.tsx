import { redirect } from "next/navigation";
import { getLocale } from "next-intl/server";
import type { ExamRequest } from "@/app/exam/[attemptId]/exam-page";
import { ExamRoom } from "@/app/exam/[attemptId]/exam-room";
import { readRoomContent } from "@/app/exam/[attemptId]/room-content";
import { MissingAttempt } from "@/components/exam/missing-attempt";
import { stepRules } from "@/components/exam/on-paper/step-rules";
import { ClientMessages } from "@/components/layout/client-messages";
import { Scene } from "@/components/layout/scene";
import { getSimulation } from "@/lib/exam/content/library";
import { localize } from "@/lib/exam/localize";
import { areWritingsMarked } from "@/lib/exam/mark-visibility";
import { refreshSitting } from "@/lib/exam/mutations/sitting";
import { isOnPaperStep, resumedStep } from "@/lib/exam/on-paper";
import { resultPath } from "@/lib/exam/paths";
import { toJsonText } from "@/lib/http/json-text";
import type { Candidate } from "@/lib/payments/actor";
import { productName } from "@/lib/product/product";
import { isAiConfigured } from "@/lib/writing/anthropic";
import { findAttemptWithWriting } from "@/lib/writing/queries";

const NAMESPACES = [
  "exam",
  "writing",
  "report.next.errors",
  "report.summary",
  "accounts.login",
  "layout.view",
] as const;
const ON_PAPER_NAMESPACES = ["report.booklet", "report.pdf"] as const;
const UNUSED_ON_PAPER = [
  "report.booklet.notes",
  "exam.onPaper.print",
  "exam.onPaper.listen",
  "exam.onPaper.pen",
  "exam.onPaper.answers",
  "exam.onPaper.text",
] as const;

type Props = { candidate: Candidate; request: ExamRequest };

export async function ExamContent({ candidate, request: { selector, section, question, showsAll, step } }: Props) {
  const whole = selector && (await findAttemptWithWriting(candidate, selector));
  if (!whole) return <MissingAttempt />;
  const { attempt } = whole;
  if (attempt.status === "closed") redirect(resultPath(attempt.id));
  if (attempt.setAsideAt) return <MissingAttempt isSetAside />;
  const sitting = attempt.mode === "exam" ? await refreshSitting(candidate, attempt.id) : null;
  if (sitting?.phase === "over") redirect(resultPath(attempt.id));
  const locale = await getLocale();
  const { id: simulationId, title, theme } = getSimulation(attempt.simulationId);
  const { onPaper } = attempt;
  const initialStep = isOnPaperStep(step) ? step : resumedStep(attempt.sections);
  const owner = { id: candidate.id, email: candidate.email };
  return (
    <ClientMessages
      namespaces={[...NAMESPACES, ...(onPaper ? ON_PAPER_NAMESPACES : [])]}
      except={["exam.dashboard", "exam.start", ...(onPaper ? UNUSED_ON_PAPER : ["exam.onPaper" as const])]}
    >
      <ExamRoom
        attempt={{ id: attempt.id, simulationId, simulationTitle: localize(title, locale), owner }}
        productName={productName()}
        areWritingsMarked={areWritingsMarked()}
        sections={toJsonText(await readRoomContent(whole, sitting, locale))}
        sitting={sitting}
        onPaper={onPaper ? { initialStep, rules: stepRules() } : null}
        scene={(sitting ?? onPaper) && <Scene theme={theme} ground="night" className="h-36 sm:h-52 low:h-20" />}
        initialSection={section}
        initialQuestion={question}
        initialShowsAll={showsAll}
        isAiConfigured={isAiConfigured()}
      />
    </ClientMessages>
  );
}
