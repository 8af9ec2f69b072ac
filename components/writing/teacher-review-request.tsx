"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ReadAloud } from "@/components/layout/read-aloud";
import { Button } from "@/components/ui/button";
import { useSubmit } from "@/components/ui/use-submit";
import { requestTeacherReview } from "@/lib/writing/actions";
import type { WritingResult } from "@/lib/writing/schema";

type Props = { attemptId: string; result: Pick<WritingResult, "source" | "teacherAsked" | "score"> };

export function TeacherReviewRequest({ attemptId, result }: Props) {
  const t = useTranslations("writing.teacher");
  const [isRequested, setRequested] = useState(result.teacherAsked);
  const { submit, isBusy } = useSubmit({
    send: () => requestTeacherReview(attemptId),
    onDone: () => setRequested(true),
    words: { title: t("failed"), failed: t("failedText") },
  });
  if (result.source === "teacher") return null;
  const variant = result.score === null ? "unmarked" : "marked";
  return (
    <section className="mt-8 max-w-reading rounded-lg bg-surface contrast-more:outline contrast-more:outline-line p-4 print:hidden">
      <ReadAloud>
        <h3 className="text-lg">{t(`${variant}.title`)}</h3>
        <p className="mt-1">{t(`${variant}.text`)}</p>
      </ReadAloud>
      <div role="status" className="mt-3">
        {isRequested ? (
          <p className="font-semibold">{t(`${variant}.asked`)}</p>
        ) : (
          <Button variant="secondary" disabled={isBusy} onClick={() => submit()}>
            {t("ask")}
          </Button>
        )}
      </div>
    </section>
  );
}
