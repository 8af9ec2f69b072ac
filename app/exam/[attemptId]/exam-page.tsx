import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { ExamContent } from "@/app/exam/[attemptId]/exam-content";
import { LoadingBoundary } from "@/components/layout/loading-boundary";
import { LoadingView } from "@/components/layout/loading-view";
import { loginPath } from "@/lib/accounts/return-path";
import type { Section } from "@/lib/exam/sections";
import { findSignedIn, toCandidate } from "@/lib/payments/gate";
import type { findAttemptWithWriting } from "@/lib/writing/queries";

export type ExamRequest = {
  selector: Parameters<typeof findAttemptWithWriting>[1] | null;
  section: Section;
  question?: number;
  showsAll?: boolean;
  /** The step of a simulation on paper, as the URL names it. */
  step?: string | undefined;
  address: string;
};

/** The exam screen of one attempt. `address` is the page's own path, to which sign-in returns. */
export async function ExamPage(request: ExamRequest) {
  const signedIn = await findSignedIn();
  // Redirects: rendering the sign-in here would add its code to every exam page.
  if (!signedIn) redirect(loginPath(request.address));
  const candidate = toCandidate(signedIn.account, signedIn.access);
  if (candidate instanceof Error) redirect("/dashboard");
  const translate = await getTranslations("exam");
  return (
    <LoadingBoundary fallback={<LoadingView label={translate("loadingContent")} />}>
      <ExamContent candidate={candidate} request={request} />
    </LoadingBoundary>
  );
}
