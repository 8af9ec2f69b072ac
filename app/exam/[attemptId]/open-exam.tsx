import { redirect } from "next/navigation";
import { getLocale } from "next-intl/server";
import { ExamRoom } from "@/app/exam/[attemptId]/exam-room";
import { readRoomContent } from "@/app/exam/[attemptId]/room-content";
import { MissingAttempt } from "@/components/exam/missing-attempt";
import { ClientMessages } from "@/components/layout/client-messages";
import { loginPath } from "@/lib/accounts/return-path";
import { getSimulation } from "@/lib/exam/content/library";
import { localize } from "@/lib/exam/localize";
import { readSitting } from "@/lib/exam/mutations/sitting";
import { resultPath } from "@/lib/exam/paths";
import type { Section } from "@/lib/exam/sections";
import { handOver, prepare } from "@/lib/page-data";
import { findSignedIn, toCandidate } from "@/lib/payments/gate";
import { productName } from "@/lib/product";
import { isAiConfigured } from "@/lib/writing/anthropic";
import { findWholeAttempt } from "@/lib/writing/queries";

export type ExamAsked = {
  which: Parameters<typeof findWholeAttempt>[1] | null;
  section: Section;
  question?: number;
  /** Whether a small screen shows all questions of the section. */
  isWhole?: boolean;
  address: string;
};

/**
 * The exam screen of one attempt, open at a question: all its sections at once, so that the browser asks for nothing more. A
 * sign-in leads back to `address`, the page's own.
 */
export async function openExam({ which, section, question, isWhole, address }: ExamAsked) {
  const signedIn = await findSignedIn();
  // Shown here, the way in would weigh on every exam: a page loads the code of all that it may show.
  if (!signedIn) redirect(loginPath(address));
  const { account, access } = signedIn;
  const candidate = toCandidate(account, access);
  if (candidate instanceof Error) redirect("/dashboard");
  const whole = which && (await findWholeAttempt(candidate, which));
  if (!whole) return <MissingAttempt />;
  const { attempt } = whole;
  if (attempt.status === "closed") redirect(resultPath(attempt.id));
  if (attempt.setAsideAt) return <MissingAttempt isSetAside />;
  const sitting = attempt.mode === "exam" ? await readSitting(candidate, attempt.id) : null;
  if (sitting?.phase === "over") redirect(resultPath(attempt.id));
  const locale = await getLocale();
  const { id: simulationId, title } = getSimulation(attempt.simulationId);
  const owner = { id: account.id, email: account.email };
  return (
    <ClientMessages
      namespaces={["exam", "writing", "report.summary", "accounts.login", "layout.view"]}
      except={["exam.dashboard", "exam.start"]}
      goPast
    >
      <ExamRoom
        attempt={{ id: attempt.id, simulationId, simulationTitle: localize(title, locale), owner }}
        productName={productName()}
        content={handOver(prepare(await readRoomContent(whole, sitting, locale)))}
        sitting={sitting}
        initialSection={section}
        initialQuestion={question}
        isWholeAtFirst={isWhole}
        isAiConfigured={isAiConfigured()}
      />
    </ClientMessages>
  );
}
