"use client";

import { useTranslations } from "next-intl";
import { useExam } from "@/components/exam/exam-context";
import { Alert } from "@/components/ui/alert";
import { Button, buttonVariants } from "@/components/ui/button";

/** Says what to do when answers cannot be saved before the learner does something, and that nothing is lost. */
export function SaveTrouble() {
  const t = useTranslations("exam.save");
  const { state, store } = useExam();
  const parts = Object.values(state);
  const isSignedOut = parts.some(({ state }) => state === "signedOut");
  const refused = parts.find(({ state }) => state === "refused");
  if (!isSignedOut && !refused) return null;
  return (
    <div className="px-4 pt-4 lg:px-8">
      <Alert role="alert" tone="careful" title={isSignedOut ? t("signedOutTitle") : t("refusedTitle")}>
        {!isSignedOut && refused?.message && <p>{refused.message}</p>}
        <p>{isSignedOut ? t("signedOut") : t("refused")}</p>
        <div className="mt-3 flex flex-wrap gap-3">
          <a href="/login" className={buttonVariants({ size: "small" })}>
            {t("login")}
          </a>
          <Button variant="secondary" size="small" onClick={() => store.retry()}>
            {t("retrySave")}
          </Button>
        </div>
      </Alert>
    </div>
  );
}
