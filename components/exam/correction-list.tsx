import { Check, CircleHelp, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { EvidenceQuote } from "@/components/exam/evidence-quote";
import type { QuestionCorrection } from "@/lib/exam/correction";
import { optionOf } from "@/lib/exam/options";
import type { QuestionSection } from "@/lib/exam/sections";

type Props = { section: QuestionSection; corrections: readonly QuestionCorrection[] };

/** Every question of a corrected section with the answer given, the right one and why. */
export function CorrectionList({ section, corrections }: Props) {
  return (
    <ol className="space-y-4">
      {corrections.map((correction) => (
        <li key={correction.id} className="break-inside-avoid rounded-lg border border-line bg-surface p-4">
          <CorrectionItem section={section} correction={correction} />
        </li>
      ))}
    </ol>
  );
}

function CorrectionItem({ section, correction }: { section: QuestionSection; correction: QuestionCorrection }) {
  const t = useTranslations("exam");
  const { id, title, question, options, userAnswer, correctAnswer, explanation, evidence } = correction;
  const words = (letter: string) => {
    const option = optionOf(options, letter);
    if (option) return `${letter}) ${option}`;
    return letter === "V" ? t("questions.true") : t("questions.false");
  };
  return (
    <>
      <Verdict correction={correction} />
      {title && <p className="mt-2 text-sm font-semibold text-ink-soft">{title}</p>}
      <h4 className="mt-1 font-semibold text-wrap">
        {section === "cloze" ? `${t("questions.question", { id })}. ` : `${id}. `}
        {question}
      </h4>
      <dl className="mt-3 grid gap-x-4 gap-y-2 sm:grid-cols-2">
        <div>
          <dt className="text-sm text-ink-soft">{t("correction.yourAnswer")}</dt>
          <dd className="font-semibold">{userAnswer ? words(userAnswer) : t("correction.notAnswered")}</dd>
        </div>
        <div>
          <dt className="text-sm text-ink-soft">{t("correction.correctAnswer")}</dt>
          <dd className="font-semibold text-accent">{words(correctAnswer)}</dd>
        </div>
      </dl>
      {explanation && (
        <div className="mt-3 border-t border-line pt-3">
          <p className="text-sm text-ink-soft">{t("correction.explanation")}</p>
          <p className="max-w-reading whitespace-pre-line">{explanation}</p>
        </div>
      )}
      <EvidenceQuote evidence={evidence} />
    </>
  );
}

function Verdict({ correction: { isCorrect, userAnswer } }: { correction: QuestionCorrection }) {
  const t = useTranslations("exam.correction");
  const look = "flex items-center gap-2 font-semibold [&_svg]:size-6 [&_svg]:shrink-0";
  if (isCorrect) {
    return (
      <p className={`${look} text-accent`}>
        <Check aria-hidden="true" /> {t("right")}
      </p>
    );
  }
  if (!userAnswer) {
    return (
      <p className={`${look} text-careful`}>
        <CircleHelp aria-hidden="true" /> {t("unanswered")}
      </p>
    );
  }
  return (
    <p className={`${look} text-wrong`}>
      <X aria-hidden="true" /> {t("wrong")}
    </p>
  );
}
