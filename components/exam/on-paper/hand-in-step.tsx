import { useLocale, useTranslations } from "next-intl";
import { useId } from "react";
import { useExam } from "@/components/exam/exam-context";
import { GuardedButton } from "@/components/exam/guarded-button";
import { HandInWords, handInWordsOf } from "@/components/exam/hand-in-words";
import type { GoTo } from "@/components/exam/on-paper/use-on-paper-step";
import { ReadAloud } from "@/components/layout/read-aloud";
import { Button } from "@/components/ui/button";
import { listGaps } from "@/lib/exam/on-paper";
import { QUESTION_SECTIONS, WRITING_SECTION } from "@/lib/exam/sections";
import { countWords } from "@/lib/exam/word-count";
import { formatList } from "@/lib/product/format";

/**
 * Lists the missing answers by number and hands in the whole simulation; while answers are missing, the filled button
 * leads to them.
 */
export function HandInStep({ goTo }: { goTo: GoTo }) {
  const t = useTranslations("exam");
  const locale = useLocale();
  const { state, areWritingsMarked, finishDialog, isFinishing, pendingHandIns } = useExam();
  const id = useId();
  const gaps = listGaps(state);
  const words = countWords(state[WRITING_SECTION].answers["text"] ?? "");
  const empty = areWritingsMarked ? "finish.writingEmpty" : "finish.writingEmptyUnmarked";
  const isComplete = gaps.length === 0 && words > 0;
  const isBusy = isFinishing || pendingHandIns.includes("simulation");
  const toMissing = () => {
    const [first] = gaps;
    const [number] = first?.ids ?? [];
    if (first && number !== undefined) goTo("answers", { section: first.section, id: number });
    else goTo("text");
  };
  const handIn = isBusy ? (
    <Button variant="secondary" size="big" className="w-full" disabled>
      {t(isFinishing ? "finish.pending" : "waiting.button")}
    </Button>
  ) : (
    <GuardedButton
      variant={isComplete ? "primary" : "quiet"}
      size={isComplete ? "big" : "default"}
      className="w-full no-underline"
      onClick={finishDialog.onConfirm}
      {...handInWordsOf(id)}
    >
      <HandInWords id={id} word={t(isComplete ? "handIn.exam.button" : "handIn.exam.anyway")} />
    </GuardedButton>
  );
  return (
    <div className="max-w-xl space-y-4">
      <ReadAloud className="space-y-3">
        <ul className="space-y-2">
          {QUESTION_SECTIONS.map((section) => {
            const missing = gaps.find((gap) => gap.section === section)?.ids ?? [];
            return (
              <li key={section}>
                <strong className="block">{t(`sections.${section}`)}</strong>
                {missing.length === 0 ? (
                  <span>{t("handIn.complete")}</span>
                ) : (
                  <span className="font-semibold text-careful">
                    {`${t("handIn.missing", { count: missing.length })}: ${formatList(missing.map(String), locale)}`}
                  </span>
                )}
              </li>
            );
          })}
          <li className={words === 0 ? "font-semibold text-careful" : undefined}>
            {t(words === 0 ? empty : "finish.writingText", {
              section: t(`sections.${WRITING_SECTION}`),
              words,
            })}
          </li>
        </ul>
        {gaps.length > 0 && <p>{t("handIn.blankRule")}</p>}
      </ReadAloud>
      {!isComplete && !isBusy && (
        <Button size="big" className="w-full" onClick={toMissing}>
          {t("onPaper.complete")}
        </Button>
      )}
      {handIn}
    </div>
  );
}
