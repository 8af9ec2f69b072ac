import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { ExamContent } from "@/app/exam/[attemptId]/exam-content";
import { LoadingView } from "@/components/layout/loading-view";
import { loginPath } from "@/lib/accounts/return-path";
import type { Section } from "@/lib/exam/sections";
import { findSignedIn, toCandidate } from "@/lib/payments/gate";
import type { findWholeAttempt } from "@/lib/writing/queries";

export type ExamAsked = {
  which: Parameters<typeof findWholeAttempt>[1] | null;
  section: Section;
  question?: number;
  /** Whether a small screen shows all questions of the section. */
  isWhole?: boolean;
  address: string;
};

/**
 * The exam screen of one attempt, open at a question, and a loading view until it was read. A sign-in leads back to `address`,
 * the page's own.
 */
export async function ExamPage(asked: ExamAsked) {
  const signedIn = await findSignedIn();
  // Shown here, the sign-in would weigh on every exam: a page loads the code of all that it may show.
  if (!signedIn) redirect(loginPath(asked.address));
  const candidate = toCandidate(signedIn.account, signedIn.access);
  if (candidate instanceof Error) redirect("/dashboard");
  const translate = await getTranslations("exam");
  return (
    <Suspense fallback={<LoadingView label={translate("loadingContent")} />}>
      <ExamContent candidate={candidate} asked={asked} />
    </Suspense>
  );
}
