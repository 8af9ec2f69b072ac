"use client";

import { useTranslations } from "next-intl";
import { ResultHead } from "@/components/exam/result-head";
import { ReadAloud } from "@/components/layout/read-aloud";
import { Button } from "@/components/ui/button";
import type { QuestionsResult } from "@/lib/exam/correction";
import { questionsToPass, SECTION_MAX } from "@/lib/exam/score";
import type { QuestionSection } from "@/lib/exam/sections";
import { isHardPass } from "@/lib/exam/verdict";

/** DOM id of a result's heading, which gets the focus after the correction. */
export function resultHeadingId(section: QuestionSection): string {
  return `result-${section}`;
}

/** The result of a section, shown above its corrections. */
export function SectionResult({ section, result }: { section: QuestionSection; result: QuestionsResult }) {
  const t = useTranslations("exam.correction");
  const { score12, correctAnswers, totalQuestions, passed } = result;
  return (
    <ReadAloud className="mb-8 max-w-3xl">
      <h3 id={resultHeadingId(section)} tabIndex={-1} className="text-xl outline-none">
        {t("title")}
      </h3>
      <p className="text-ink-soft">{t("subtitle")}</p>
      <ResultHead
        points={score12}
        score={t("score", { score: score12, max: SECTION_MAX })}
        isPassed={passed}
        verdict={t(passed ? "passed" : "failed")}
      >
        <p>
          {t("counts", { correct: correctAnswers, total: totalQuestions, needed: questionsToPass(totalQuestions) })}
        </p>
        {isHardPass(passed, score12) && <p className="font-semibold text-careful">{t("hard")}</p>}
        <Button variant="quiet" size="small" className="-ms-3.5 print:hidden" onClick={() => window.print()}>
          {t("print")}
        </Button>
      </ResultHead>
    </ReadAloud>
  );
}
