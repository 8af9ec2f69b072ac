import { useTranslations } from "next-intl";
import { Fold } from "@/components/exam/fold";
import { ResultHead } from "@/components/exam/result-head";
import { LearnerText } from "@/components/writing/learner-text";
import { useMarksInWords, WritingCorrection } from "@/components/writing/writing-correction";
import { SECTION_MAX, WRITING_PASS } from "@/lib/exam/score";
import type { HandedInDraft } from "@/lib/writing/queries/drafts";
import type { SpellingFinding, WritingResult } from "@/lib/writing/schema";

/** A marked draft, whole. */
export function DraftResult({ number, result }: { number: number; result: WritingResult }) {
  const t = useTranslations("drafts.result");
  const words = useTranslations("writing.result");
  const marks = useMarksInWords(result);
  return (
    <section>
      <h2 className="text-xl">{t("title", { number })}</h2>
      <WritingCorrection
        result={result}
        head={<ResultHead {...marks} bar={{ passLine: WRITING_PASS, label: marks.score }} />}
        titles={{ feedback: t("feedback"), texts: t("texts"), errors: words("errors") }}
        errorCount={words("count", { count: result.errors.length })}
        noErrors={<p className="font-semibold text-accent">{words("noErrorsText")}</p>}
      />
    </section>
  );
}

/** A draft that has no marks: the text, with its basic check. */
export function UnmarkedDraft({
  draft,
  spelling,
}: {
  draft: HandedInDraft;
  spelling: readonly SpellingFinding[] | null;
}) {
  const t = useTranslations("drafts.result");
  return <LearnerText title={t("title", { number: draft.number })} text={draft.text} spelling={spelling} />;
}

/** The texts before the latest, each folded to a line with its mark. */
export function EarlierDrafts({ drafts }: { drafts: readonly HandedInDraft[] }) {
  const t = useTranslations("drafts.result");
  if (drafts.length === 0) return null;
  return (
    <section className="space-y-3">
      <h2 className="text-xl">{t("earlier")}</h2>
      {drafts.map(({ number, text, result }) => (
        <Fold
          key={number}
          label={result ? t("marked", { number, score: result.score, max: SECTION_MAX }) : t("title", { number })}
        >
          <p lang="it" className="max-w-reading text-reading whitespace-pre-wrap">
            {text}
          </p>
        </Fold>
      ))}
    </section>
  );
}
