"use client";

import { useTranslations } from "next-intl";
import { useExam } from "@/components/exam/exam-context";
import { Alert } from "@/components/ui/alert";
import { TextClash } from "@/components/writing/text-clash";
import { WordCount } from "@/components/writing/word-count";
import { WritingPrompts } from "@/components/writing/writing-prompts";
import type { SectionContent } from "@/lib/exam/paper";
import { countWords, WRITING_MAX } from "@/lib/exam/words";

/** The id of the field for the text. */
export const WRITING_TEXT_ID = "writing-text";

type Props = {
  content: SectionContent;
  isAiConfigured: boolean /** Correction was asked for without a text. */;
  isEmpty: boolean;
};

/** The task, the criteria and the text. The text appears once a prompt is chosen. */
export function WritingForm({ content, isAiConfigured, isEmpty }: Props) {
  const t = useTranslations("writing");
  const { store, state } = useExam();
  const { answers, theirs } = state.scrittura;
  const { options = [], wordCount = { min: 80, max: 120 } } = content;
  const text = answers["text"] ?? "";
  const chosen = options.length > 1 ? answers["option"] : options[0]?.id;
  return (
    <div className="max-w-3xl space-y-8">
      <WritingPrompts
        options={options}
        chosen={chosen ?? ""}
        onChoose={(id) => store.change("scrittura", "option", id)}
      />
      {theirs && (
        <TextClash mine={text} theirs={theirs["text"] ?? ""} onKeep={(keep) => store.settle("scrittura", keep)} />
      )}
      {chosen ? (
        <div>
          {options.length > 1 && <p className="mb-4 font-semibold text-accent">{t("chosen", { id: chosen })}</p>}
          <label htmlFor={WRITING_TEXT_ID} className="block text-lg font-semibold">
            {t("text.label")}
          </label>
          <p id="writing-length" className="text-ink-soft">
            {t("text.length", wordCount)}
          </p>
          {isEmpty && (
            <p role="alert" className="mt-2 font-semibold text-wrong">
              {t("text.empty")}
            </p>
          )}
          <textarea
            id={WRITING_TEXT_ID}
            value={text}
            onChange={(event) => store.change("scrittura", "text", event.target.value)}
            aria-describedby="writing-length writing-count"
            aria-invalid={isEmpty || undefined}
            placeholder={t("text.placeholder", wordCount)}
            maxLength={WRITING_MAX}
            lang="it"
            // The exam gives no help with spelling either.
            spellCheck={false}
            autoCorrect="off"
            autoComplete="off"
            className="mt-2 block field-sizing-content min-h-72 w-full scroll-mb-40 rounded-md border-2 border-edge bg-surface p-3 text-reading placeholder:text-ink-soft aria-invalid:border-wrong"
          />
          <WordCount id="writing-count" words={countWords(text)} min={wordCount.min} max={wordCount.max} />
        </div>
      ) : (
        <p
          role={isEmpty ? "alert" : undefined}
          className="rounded-md border border-dashed border-edge p-4 font-semibold"
        >
          {t("choose")}
        </p>
      )}
      <section>
        <h3 className="text-lg">{t("criteriaTitle")}</h3>
        <ul className="mt-2 list-disc space-y-1 pl-6">
          {content.evaluationCriteria?.map(({ criterion, max }) => (
            <li key={criterion}>{t("criterionMax", { name: t(`criteria.${criterion}`), max })}</li>
          ))}
        </ul>
      </section>
      <Alert title={isAiConfigured ? t("notice.aiTitle") : t("notice.noAiTitle")}>
        <p>{isAiConfigured ? t("notice.ai") : t("notice.noAi")}</p>
        <p className="mt-2">{t("text.final")}</p>
      </Alert>
    </div>
  );
}
