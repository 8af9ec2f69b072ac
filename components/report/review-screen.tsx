"use client";

import { useTranslations } from "next-intl";
import { QuestionsReviewView } from "@/components/report/questions-review";
import { AvailableReview, FailedReview, LoadingReview, MissingReview } from "@/components/report/review-states";
import { SignedOutReview } from "@/components/report/signed-out-review";
import type { TagFilter } from "@/components/report/tag-filter";
import { useReview } from "@/components/report/use-review";
import { WritingReviewView } from "@/components/report/writing-review";
import { Button } from "@/components/ui/button";
import { type Section, WRITING_SECTION } from "@/lib/exam/sections";

type Props = {
  attemptId: string;
  section: Section;
  /** Whether the link here already requested the results; false for a direct visit. */
  isRequested: boolean;
  /** Whether the page was rendered with a session; the API verifies it again. */
  isSignedIn: boolean;
  filter: TagFilter | null;
  isDemo: boolean;
  isAiConfigured: boolean;
};

export function ReviewScreen({ attemptId, section, isRequested, isSignedIn, filter, isDemo, isAiConfigured }: Props) {
  const t = useTranslations("report.screen");
  const { state, show, retry, signInAsDemo } = useReview(attemptId, section, isRequested, isSignedIn);
  const isResultExpected = isRequested || state.step === "loading";
  switch (state.step) {
    case "checking":
    case "loading":
      return (
        <LoadingReview label={t("loading")}>{!isResultExpected && <AvailableReview onShow={show} />}</LoadingReview>
      );
    case "signedOut":
      return <SignedOutReview path={`/review/${attemptId}/${section}`} signInAsDemo={isDemo ? signInAsDemo : null} />;
    case "ready":
      return <AvailableReview onShow={show} />;
    case "failed":
      return <FailedReview message={state.message} onRetry={retry} />;
    case "missing":
      return <MissingReview />;
    case "shown": {
      const { review } = state;
      return (
        <div className="space-y-6">
          {review.prova === WRITING_SECTION ? (
            <WritingReviewView attemptId={attemptId} review={review} isAiConfigured={isAiConfigured} />
          ) : (
            <QuestionsReviewView review={review} filter={filter} />
          )}
          <Button variant="secondary" onClick={() => window.print()} className="w-full sm:w-auto print:hidden">
            {t("print")}
          </Button>
        </div>
      );
    }
  }
}
