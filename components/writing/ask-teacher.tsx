"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { useSubmit } from "@/components/ui/use-submit";
import { contestMarks } from "@/lib/writing/actions";
import type { WritingResult } from "@/lib/writing/schema";

type Props = { attemptId: string; result: Pick<WritingResult, "source" | "teacherAsked" | "score"> };

export function AskTeacher({ attemptId, result }: Props) {
  const t = useTranslations("writing.teacher");
  const [isAsked, setAsked] = useState(result.teacherAsked);
  const { submit, isBusy } = useSubmit({
    send: () => contestMarks(attemptId),
    onDone: () => setAsked(true),
    words: { title: t("failed"), failed: t("failedText") },
  });
  if (result.source === "teacher") return null;
  const manner = result.score === null ? "unmarked" : "marked";
  return (
    <section className="mt-8 max-w-reading rounded-lg bg-surface contrast-more:outline contrast-more:outline-line p-4 print:hidden">
      <h3 className="text-lg">{t(`${manner}.title`)}</h3>
      <p className="mt-1">{t(`${manner}.text`)}</p>
      <div role="status" className="mt-3">
        {isAsked ? (
          <p className="font-semibold text-accent">{t(`${manner}.asked`)}</p>
        ) : (
          <Button variant="secondary" disabled={isBusy} onClick={() => submit()}>
            {t("ask")}
          </Button>
        )}
      </div>
    </section>
  );
}
