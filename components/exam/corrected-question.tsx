import { ChevronDown } from "lucide-react";
import { useTranslations } from "next-intl";
import { ContrastNote } from "@/components/exam/contrast-note";
import { EvidenceQuote } from "@/components/exam/evidence-quote";
import { OUTCOMES, OutcomeLabel } from "@/components/exam/outcome-badge";
import { ReadAloud } from "@/components/layout/read-aloud";
import type { QuestionCorrection } from "@/lib/exam/correction";
import { BLANK } from "@/lib/exam/kinds/gap";
import { parseExplanation } from "@/lib/exam/localize";
import { lettersOf, optionText } from "@/lib/exam/options";
import { cn } from "@/lib/utils";

type Props = { correction: QuestionCorrection; notAnswered: string; heading: "h3" | "h4" };

export function CorrectedQuestion({ correction, notAnswered, heading }: Props) {
  return (
    <article className="break-inside-avoid">
      <QuestionHead correction={correction} heading={heading} />
      <Answer correction={correction} notAnswered={notAnswered} />
    </article>
  );
}

/** A corrected question that needs no review, collapsed on screen and open in print. */
export function CollapsedQuestion({ correction, notAnswered, heading }: Props) {
  return (
    <article className="break-inside-avoid">
      <details className="group print-open pb-2">
        <summary className="-mx-2 flex min-h-11 list-none items-start justify-between gap-3 rounded-sm p-2 hover:bg-sunken [&::-webkit-details-marker]:hidden">
          <QuestionHead correction={correction} heading={heading} />
          <ChevronDown aria-hidden="true" className="mt-1 size-5 shrink-0 group-open:rotate-180 print:hidden" />
        </summary>
        <Answer correction={correction} notAnswered={notAnswered} />
      </details>
    </article>
  );
}

function QuestionHead({ correction, heading: Heading }: Omit<Props, "notAnswered">) {
  const t = useTranslations("exam.correction");
  const { id, title, userAnswer, isCorrect } = correction;
  const outcome = userAnswer ? (isCorrect ? "right" : "wrong") : "unanswered";
  const { Icon, className } = OUTCOMES[outcome];
  return (
    <div className="flex max-w-reading items-start gap-2">
      <Icon aria-hidden="true" strokeWidth={3} className={cn("mt-1 size-5 shrink-0", className)} />
      <Heading className="min-w-0 text-lg font-semibold text-wrap">
        <span className="sr-only">{`${t(outcome)}. `}</span>
        {title && <span className="block text-sm font-semibold text-ink-soft">{title}</span>}
        <span lang="it" dir="ltr">
          <span>{`${id}. `}</span>
          <QuestionText correction={correction} />
        </span>
      </Heading>
    </div>
  );
}

/** For a cloze gap, the sentence with the right word filled in. */
function QuestionText({ correction: { question, options, correctAnswer } }: { correction: QuestionCorrection }) {
  const [before, after] = question.split(BLANK);
  const word = optionText(options, correctAnswer);
  if (after === undefined || !word) return <span>{question}</span>;
  return (
    <>
      <span>{before}</span>
      <span className="border-b-2 border-accent bg-accent-soft px-1 text-accent">{word}</span>
      <span>{after}</span>
    </>
  );
}

function Answer({ correction, notAnswered }: Omit<Props, "heading">) {
  const t = useTranslations("exam.correction");
  const { userAnswer, question, explanation, italianExplanation, contrast, evidence } = correction;
  return (
    <div className="mt-3 space-y-3">
      {!userAnswer && <p className="font-semibold text-careful">{`${t("yourAnswer")}: ${notAnswered}`}</p>}
      <CorrectedOptions correction={correction} />
      <div className="max-w-reading space-y-2 border-s-4 border-line ps-4">
        {/* A gap's sentence is its own evidence and is already shown above. */}
        <EvidenceQuote evidence={evidence} isQuoted={!question.includes(BLANK)} />
        {explanation && (
          <ReadAloud className="space-y-1">
            <p className="font-bold">{t("explanation")}</p>
            <ExplanationLines explanation={explanation} />
            {italianExplanation && <ItalianExplanation label={t("inItalian")} explanation={italianExplanation} />}
          </ReadAloud>
        )}
      </div>
      {contrast && <ContrastNote label={t("inYourLanguage")} contrast={contrast} />}
    </div>
  );
}

function CorrectedOptions({ correction }: { correction: QuestionCorrection }) {
  const t = useTranslations("exam");
  const { options, userAnswer, correctAnswer } = correction;
  return (
    <ul aria-label={t("correction.options")} className={cn("grid max-w-3xl gap-2", !options && "sm:grid-cols-2")}>
      {lettersOf(options).map((letter) => {
        const [isRight, isChosen] = [letter === correctAnswer, letter === userAnswer];
        const note = noteOf(isRight, isChosen);
        const text = optionText(options, letter) ?? t(letter === "V" ? "questions.true" : "questions.false");
        return (
          <li
            key={letter}
            className={cn(
              "flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-md px-3 py-2 print:min-h-0 print:py-1",
              isRight ? "bg-accent-soft" : isChosen ? "bg-wrong-soft" : "bg-surface text-ink-soft",
            )}
          >
            <span className="flex gap-2">
              {options && <strong>{`${letter})`}</strong>}
              <span lang={options && "it"} dir={options && "ltr"} className={cn(isRight && "font-semibold")}>
                {text}
              </span>
            </span>
            {note && <OutcomeLabel outcome={isRight ? "right" : "wrong"}>{t(`correction.${note}`)}</OutcomeLabel>}
          </li>
        );
      })}
    </ul>
  );
}

function noteOf(isRight: boolean, isChosen: boolean) {
  if (isRight) return isChosen ? "optionChosenCorrect" : "optionCorrect";
  return isChosen ? "optionChosen" : null;
}

function ExplanationLines({ explanation }: { explanation: string }) {
  return parseExplanation(explanation).map(({ letter, text }) => (
    <p key={text}>
      {letter && <strong>{`${letter}) `}</strong>}
      <span>{text}</span>
    </p>
  ));
}

function ItalianExplanation({ label, explanation }: { label: string; explanation: string }) {
  return (
    <details className="print:hidden">
      <summary className="text-link inline-flex min-h-11 items-center">{label}</summary>
      <div lang="it" dir="ltr" className="space-y-1 text-ink-soft">
        <ExplanationLines explanation={explanation} />
      </div>
    </details>
  );
}
