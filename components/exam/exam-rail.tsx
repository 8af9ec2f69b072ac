"use client";

import { Check } from "lucide-react";
import { useTranslations } from "next-intl";
import type { SectionState } from "@/components/exam/attempt-store";
import { useExam } from "@/components/exam/exam-context";
import { FinishButton } from "@/components/exam/finish-button";
import { type Progress, questionsProgress, writingProgress } from "@/lib/exam/progress";
import { isQuestionSection, SECTIONS, type Section } from "@/lib/exam/sections";
import { cn } from "@/lib/utils";

/** The five sections with their state in words: a rail at the side, on a phone a strip at the bottom. */
export function ExamRail() {
  const t = useTranslations("exam");
  const { state, current, navigate } = useExam();
  return (
    <nav
      aria-labelledby="exam-progress"
      className="z-20 border-line bg-surface max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:h-(--strip) max-lg:overflow-hidden max-lg:border-t lg:sticky lg:top-0 lg:max-h-dvh lg:self-start lg:overflow-y-auto lg:bg-transparent lg:p-6 print:hidden"
    >
      <h2 id="exam-progress" className="mb-3 text-lg max-lg:sr-only">
        {t("progress.title")}
      </h2>
      <ol className="max-lg:grid max-lg:h-[4.25rem] max-lg:grid-cols-5 lg:space-y-2">
        {SECTIONS.map((section) => (
          <li key={section}>
            <button
              type="button"
              aria-current={section === current ? "step" : undefined}
              onClick={() => navigate(section)}
              className={cn(
                "flex h-full w-full flex-col px-0.5 pt-2 text-sm leading-tight max-lg:items-center max-lg:border-t-4 max-lg:border-transparent max-lg:text-center max-lg:-outline-offset-3",
                "lg:min-h-14 lg:justify-center lg:rounded-md lg:border-l-4 lg:border-transparent lg:px-3 lg:py-2 lg:text-left lg:text-base lg:hover:bg-sunken",
                section === current && "border-accent! bg-accent-soft font-semibold",
              )}
            >
              <span className="whitespace-nowrap">{t(`sections.${section}`)}</span>
              <ProgressWords progress={toProgress(section, state[section])} />
            </button>
          </li>
        ))}
      </ol>
      <FinishButton className="mt-6 w-full max-lg:hidden" />
    </nav>
  );
}

function toProgress(section: Section, { content, answers, isLocked, isCorrected }: SectionState): Progress {
  return isQuestionSection(section)
    ? questionsProgress(section, content.questions, answers, isCorrected)
    : writingProgress(answers, isLocked, isCorrected);
}

function ProgressWords({ progress: { state, done, total } }: { progress: Progress }) {
  const t = useTranslations("exam.progress");
  if (state === "started") {
    const short = total === null ? t("short.startedWords") : t("short.started", { done, total });
    const long = total === null ? t("startedWords", { words: done }) : t("started", { done, total });
    return (
      <span className="text-sm leading-tight font-normal text-ink-soft">
        <span aria-hidden="true" className="lg:hidden">
          {short}
        </span>
        <span className="max-lg:sr-only">{long}</span>
      </span>
    );
  }
  return (
    <span
      className={cn(
        "text-sm leading-tight",
        state === "corrected" ? "font-semibold text-accent" : "font-normal text-ink-soft",
      )}
    >
      {state === "corrected" && <Check aria-hidden="true" className="mr-0.5 inline size-4 max-[24rem]:hidden" />}
      {t(state)}
    </span>
  );
}
