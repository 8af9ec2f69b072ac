"use client";

import { Check, CircleHelp, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { EvidenceQuote } from "@/components/exam/evidence-quote";
import { Badge } from "@/components/ui/badge";
import type { QuestionCorrection } from "@/lib/exam/correction";
import { TRUE_FALSE } from "@/lib/exam/sections";
import { labelAnswer } from "@/lib/report/answer-label";
import { cn } from "@/lib/utils";

/** One question of a review: its options with the right one and a wrong choice marked, both answers, and why. */
export function QuestionReview({ correction }: { correction: QuestionCorrection }) {
  const t = useTranslations("report.questions");
  const { questionIndex, title, question, options, userAnswer, correctAnswer, explanation, evidence } = correction;
  const label = (letter: string) => labelAnswer(letter, options, t);
  const letters = options?.map((_option, at) => String.fromCharCode("A".charCodeAt(0) + at)) ?? TRUE_FALSE;
  return (
    <article className="space-y-4 rounded-lg border border-line bg-surface p-4 sm:p-6 print:space-y-2 print:p-3">
      <div className="space-y-2">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <p className="text-sm text-ink-soft">
            {t("question", { number: questionIndex + 1 })}
            {title && ` · ${title}`}
          </p>
          <OutcomeBadge correction={correction} />
        </div>
        <h3 lang="it" className="max-w-reading text-lg">
          {question}
        </h3>
      </div>
      <ul aria-label={t("options")} className="space-y-2">
        {letters.map((letter) => (
          <Option
            key={letter}
            label={label(letter)}
            isCorrect={letter === correctAnswer}
            isChosen={letter === userAnswer}
          />
        ))}
      </ul>
      <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
        <dt className="text-ink-soft">{t("answer")}</dt>
        <dd className="max-sm:mb-1">{userAnswer === null ? t("notGiven") : label(userAnswer)}</dd>
        <dt className="text-ink-soft">{t("correctAnswer")}</dt>
        <dd className="font-semibold">{label(correctAnswer)}</dd>
      </dl>
      {explanation && (
        <div className="max-w-reading rounded-md bg-sunken p-4 print:p-0">
          <h4 className="font-bold">{t("explanation")}</h4>
          <p className="whitespace-pre-line">{explanation}</p>
          <EvidenceQuote evidence={evidence} />
        </div>
      )}
    </article>
  );
}

function OutcomeBadge({ correction: { userAnswer, isCorrect } }: { correction: QuestionCorrection }) {
  const t = useTranslations("report.questions");
  if (userAnswer === null) {
    return (
      <Badge tone="careful">
        <CircleHelp aria-hidden="true" />
        {t("unanswered")}
      </Badge>
    );
  }
  const Sign = isCorrect ? Check : X;
  return (
    <Badge tone={isCorrect ? "good" : "wrong"}>
      <Sign aria-hidden="true" />
      {t(isCorrect ? "right" : "wrong")}
    </Badge>
  );
}

/** An option: the right one green, a wrong choice red, and both said in words. */
function Option({ label, isCorrect, isChosen }: { label: string; isCorrect: boolean; isChosen: boolean }) {
  const t = useTranslations("report.questions");
  const word = isCorrect ? (isChosen ? "optionChosenCorrect" : "optionCorrect") : isChosen ? "optionChosen" : null;
  const Sign = isCorrect ? Check : X;
  return (
    <li
      className={cn(
        "flex min-h-12 flex-wrap items-center justify-between gap-x-4 rounded-md border-2 px-3 py-2 print:min-h-0 print:py-1",
        !word && "border-line",
        word && (isCorrect ? "border-accent bg-accent-soft" : "border-wrong bg-wrong-soft"),
      )}
    >
      <span lang="it">{label}</span>
      {word && (
        <span
          className={cn(
            "inline-flex items-center gap-1 text-sm font-semibold",
            isCorrect ? "text-accent" : "text-wrong",
          )}
        >
          <Sign aria-hidden="true" className="size-5 shrink-0" strokeWidth={2.5} />
          {t(word)}
        </span>
      )}
    </li>
  );
}
