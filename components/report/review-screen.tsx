"use client";

import { useTranslations } from "next-intl";
import { QuestionsReviewView } from "@/components/report/questions-review";
import { SignedOutReview } from "@/components/report/signed-out-review";
import { useReview } from "@/components/report/use-review";
import { WritingReviewView } from "@/components/report/writing-review";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Spinner } from "@/components/ui/spinner";
import type { Section } from "@/lib/exam/sections";
import type { Review } from "@/lib/report/queries";

type Props = { attemptId: string; section: Section; isDemo: boolean; isAiConfigured: boolean };

/** The review of one section: asks for it when the learner does, and shows whatever comes of it. */
export function ReviewScreen({ attemptId, section, isDemo, isAiConfigured }: Props) {
  const t = useTranslations("report.screen");
  const { state, show, check, signInAsDemo } = useReview(attemptId, section);

  switch (state.step) {
    case "checking":
    case "loading":
      return <Spinner label={t("loading")} />;
    case "signedOut":
      return <SignedOutReview signInAsDemo={isDemo ? signInAsDemo : null} />;
    case "ready":
      return (
        <Card className="max-w-reading space-y-4">
          <CardTitle>{t("available")}</CardTitle>
          <p>{t("availableText")}</p>
          <Button onClick={show} className="w-full sm:w-auto">
            {t("show")}
          </Button>
        </Card>
      );
    case "failed":
      return (
        <Alert tone="wrong" role="alert" title={t("error")} className="max-w-reading space-y-3">
          <p>{state.message ?? t("unknownError")}</p>
          <p>{t("errorHelp")}</p>
          <Button onClick={check}>{t("retry")}</Button>
        </Alert>
      );
    case "missing":
      return (
        <Alert tone="careful" role="alert" title={t("missing")} className="max-w-reading space-y-2">
          <p>{t("missingText")}</p>
          <p>{t("missingHelp")}</p>
        </Alert>
      );
    case "shown":
      return (
        <div className="space-y-6">
          <ShownReview attemptId={attemptId} review={state.review} isAiConfigured={isAiConfigured} />
          <Button variant="secondary" onClick={() => window.print()} className="w-full sm:w-auto print:hidden">
            {t("print")}
          </Button>
        </div>
      );
  }
}

type ShownProps = { attemptId: string; review: Review; isAiConfigured: boolean };

function ShownReview({ attemptId, review, isAiConfigured }: ShownProps) {
  if (review.prova === "scrittura")
    return <WritingReviewView attemptId={attemptId} review={review} isAiConfigured={isAiConfigured} />;
  return <QuestionsReviewView review={review} />;
}
