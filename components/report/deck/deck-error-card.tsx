import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { ReadAloud } from "@/components/layout/read-aloud";
import { DeckNext } from "@/components/report/deck/deck-next";
import type { DeckCardProps } from "@/components/report/deck/deck-question-card";
import { FocusBox } from "@/components/report/deck/focus-box";
import { Button } from "@/components/ui/button";
import { useSubmit } from "@/components/ui/use-submit";
import { ErrorNote } from "@/components/writing/error-note";
import { answerCard } from "@/lib/report/actions";
import type { DeckGrade } from "@/lib/report/deck/schedule";
import type { ErrorCardView } from "@/lib/report/deck/view";

const VARIANT_OF = { again: "secondary", good: "primary", easy: "quiet" } as const;
const GRADES = ["again", "good", "easy"] as const;

export function DeckErrorCard({ card, startedAt, answered, onAnswered, onNext }: DeckCardProps<ErrorCardView>) {
  const t = useTranslations("deck.error");
  const [isShown, setShown] = useState(false);
  const { before, after, error, ai_generated: isAiGenerated } = card;
  const isKnown = isShown || answered !== null;
  return (
    <div className="space-y-5">
      <p lang="it" dir="ltr" className="max-w-reading border-s-4 border-line ps-4 text-reading whitespace-pre-wrap">
        <span>{before}</span>
        <mark className="bg-mark px-0.5 font-semibold text-ink">{error.original || "…"}</mark>
        <span>{after}</span>
      </p>
      {isKnown ? (
        <FocusBox block="nearest" className="max-w-reading space-y-2 border-s-4 border-accent ps-4">
          <p lang="it" dir="ltr" className="text-reading">
            <span className="sr-only">{`${t("corrected")}: `}</span>
            <span>{before}</span>
            <strong className="text-accent underline decoration-2 underline-offset-4">{error.corrected}</strong>
            <span>{after}</span>
          </p>
          <ReadAloud className="space-y-2">
            <p>
              <ErrorNote error={error} />
            </p>
            {isAiGenerated && <p className="text-sm text-ink-soft">{t("byAi")}</p>}
          </ReadAloud>
        </FocusBox>
      ) : (
        <>
          <ReadAloud className="max-w-reading">
            <p>{t("recall")}</p>
          </ReadAloud>
          <Button className="w-full sm:w-auto" onClick={() => setShown(true)}>
            {t("show")}
          </Button>
        </>
      )}
      {isShown && !answered && <Grades card={card} startedAt={startedAt} onAnswered={onAnswered} />}
      {answered && (
        <FocusBox block="nearest">
          <DeckNext name={card.name} answered={answered} onNext={onNext} offersEasy={false} />
        </FocusBox>
      )}
    </div>
  );
}

function Grades({ card, startedAt, onAnswered }: Omit<DeckCardProps<ErrorCardView>, "answered" | "onNext">) {
  const t = useTranslations("deck");
  const chosen = useRef<DeckGrade>("again");
  const { submit, isBlocked, formError } = useSubmit({
    send: () => answerCard({ kind: "error", name: card.name, version: card.version, startedAt, grade: chosen.current }),
    onDone: ({ value }) => onAnswered(value),
    words: { failed: t("failed"), offline: t("offline") },
  });
  const choose = (grade: DeckGrade) => {
    chosen.current = grade;
    submit();
  };
  return (
    <fieldset disabled={isBlocked}>
      <legend className="mb-2 font-semibold">{t("error.question")}</legend>
      <div className="flex flex-wrap gap-3">
        {GRADES.map((grade) => (
          <Button key={grade} variant={VARIANT_OF[grade]} className="w-full sm:w-auto" onClick={() => choose(grade)}>
            {t(`error.grades.${grade}`)}
          </Button>
        ))}
      </div>
      {formError && (
        <p role="alert" className="mt-3 font-semibold text-wrong">
          {formError}
        </p>
      )}
    </fieldset>
  );
}
