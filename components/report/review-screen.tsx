"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useState, useTransition } from "react";
import { ContactLine } from "@/components/layout/contact-line";
import { QuestionsReviewView } from "@/components/report/questions-review";
import type { TagFilter } from "@/components/report/tag-filter";
import { useReview } from "@/components/report/use-review";
import { WritingReviewView } from "@/components/report/writing-review";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { ButtonLink } from "@/components/ui/link";
import { Spinner } from "@/components/ui/spinner";
import { loginPath } from "@/lib/accounts/return-path";
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
        <LoadingReview label={t("loading")}>
          {!isResultExpected && <AvailableReview section={section} onShow={show} />}
        </LoadingReview>
      );
    case "signedOut":
      return <SignedOutReview path={`/review/${attemptId}/${section}`} signInAsDemo={isDemo ? signInAsDemo : null} />;
    case "ready":
      return <AvailableReview section={section} onShow={show} />;
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

/** Reserves more than a screen, also around `children`, so that the content below does not jump. */
function LoadingReview({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid">
      <Spinner label={label} className="col-start-1 row-start-1 self-start" />
      <div aria-hidden="true" className="invisible col-start-1 row-start-1">
        {children || <div className="h-dvh" />}
      </div>
    </div>
  );
}

/** The page does not contain the result, so it does not know yet whether a writing is marked. */
function AvailableReview({ section, onShow }: { section: Section; onShow: () => void }) {
  const t = useTranslations("report.screen");
  return (
    <Card className="max-w-reading space-y-4">
      <CardTitle>{t("available")}</CardTitle>
      <p>{t(section === WRITING_SECTION ? "availableWriting" : "availableText")}</p>
      <Button onClick={onShow} className="w-full sm:w-auto">
        {t("show")}
      </Button>
    </Card>
  );
}

function FailedReview({ message, onRetry }: { message: string | null; onRetry: () => void }) {
  const t = useTranslations("report.screen");
  return (
    <Alert tone="wrong" role="alert" title={t("error")} className="max-w-reading space-y-3">
      <p>{message ?? t("unknownError")}</p>
      <p>{t("errorHelp")}</p>
      <Button onClick={onRetry}>{t("retry")}</Button>
      <ContactLine />
    </Alert>
  );
}

function MissingReview() {
  const t = useTranslations("report.screen");
  return (
    <Alert tone="careful" role="alert" title={t("missing")} className="max-w-reading space-y-2">
      <p>{t("missingText")}</p>
      <p>{t("missingHelp")}</p>
      <ContactLine />
    </Alert>
  );
}

type SignedOutProps = {
  path: string;
  /** Signs in the demo learner; null where there is none. */
  signInAsDemo: (() => Promise<boolean>) | null;
};

function SignedOutReview({ path, signInAsDemo }: SignedOutProps) {
  const t = useTranslations("report.screen");
  const [isBusy, startSignIn] = useTransition();
  const [hasFailed, setFailed] = useState(false);
  // After a successful sign-in this card is unmounted.
  const signIn = () => startSignIn(async () => setFailed((await signInAsDemo?.()) === false));
  return (
    <Card className="max-w-reading space-y-4">
      <CardTitle>{t("noToken")}</CardTitle>
      <p>{t("noTokenText")}</p>
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <ButtonLink href={loginPath(path)}>{t("login")}</ButtonLink>
        {signInAsDemo && (
          <Button variant="secondary" onClick={signIn} disabled={isBusy}>
            {isBusy ? t("testLoginPending") : t("testLogin")}
          </Button>
        )}
        <ButtonLink href="/dashboard" variant="quiet" prefetch="auto">
          {t("dashboard")}
        </ButtonLink>
      </div>
      {hasFailed && (
        <p role="alert" className="text-wrong">
          {t("testLoginFailed")}
        </p>
      )}
    </Card>
  );
}
