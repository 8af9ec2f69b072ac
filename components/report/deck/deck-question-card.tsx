import { Play, Square } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { CorrectedQuestion } from "@/components/exam/corrected-question";
import { PassageText } from "@/components/exam/kinds/passage-text";
import { QuestionItem } from "@/components/exam/kinds/question-item";
import { MarkedQuoteContext, useMarkedQuoteState } from "@/components/exam/marked-quote";
import { SpanPlayerProvider, useSpan } from "@/components/exam/span-player";
import { Transcript } from "@/components/exam/transcript";
import { DeckNext } from "@/components/report/deck/deck-next";
import { FocusBox } from "@/components/report/deck/focus-box";
import { Button } from "@/components/ui/button";
import { useSubmit } from "@/components/ui/use-submit";
import type { AnswerSource } from "@/lib/exam/kinds/question";
import type { AudioSpan } from "@/lib/exam/transcript";
import { answerCard } from "@/lib/report/actions";
import type { DeckAnswerResult, QuestionCardView } from "@/lib/report/deck/view";

export type DeckCardProps<C> = {
  card: C;
  startedAt: string;
  answered: DeckAnswerResult | null;
  onAnswered: (answered: DeckAnswerResult) => void;
  onNext: () => void;
};

export function DeckQuestionCard(props: DeckCardProps<QuestionCardView>) {
  const { source, isGap } = props.card;
  const mark = useMarkedQuoteState();
  const content = (
    <>
      <DeckSource source={source} />
      <Question {...props} />
    </>
  );
  if (source.kind === "audio") return <SpanPlayerProvider src={source.src}>{content}</SpanPlayerProvider>;
  return <MarkedQuoteContext value={isGap ? null : mark}>{content}</MarkedQuoteContext>;
}

function Question({ card, startedAt, answered, onAnswered, onNext }: DeckCardProps<QuestionCardView>) {
  const t = useTranslations("deck");
  const corrections = useTranslations("exam.correction");
  const { name, version, sibling, section, question, isGap } = card;
  const [letter, setLetter] = useState("");
  const { submit, isBlocked, isBusy, formError } = useSubmit({
    // "I do not know" sends no field.
    send: (entry) => {
      const given = entry[`${section}-${question.id}`] ?? "";
      return answerCard({ kind: "question", name, version, startedAt, sibling, letter: given });
    },
    onDone: ({ value }) => onAnswered(value),
    words: { failed: t("failed"), offline: t("offline") },
  });

  if (answered?.correction)
    return (
      <FocusBox block="start" className="mt-5 space-y-5">
        <CorrectedQuestion correction={answered.correction} notAnswered={corrections("notAnswered")} heading="h3" />
        {answered.transcript && <Transcript texts={answered.transcript} label={corrections("transcript")} />}
        <DeckNext name={name} answered={answered} onNext={onNext} offersEasy={answered.isRight} />
      </FocusBox>
    );
  return (
    <form method="post" className="mt-5 space-y-4" onSubmit={submit}>
      <div lang="it" dir="ltr">
        <QuestionItem
          section={section}
          question={isGap ? { ...question, question: t("gap") } : question}
          answer={letter}
          isDisabled={isBusy}
          onAnswer={(_section, _id, value) => setLetter(value)}
        />
      </div>
      {formError && (
        <p role="alert" className="font-semibold text-wrong">
          {formError}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={isBlocked || letter === ""} className="w-full sm:w-auto">
          {t("check")}
        </Button>
        <Button variant="quiet" disabled={isBlocked} className="w-full sm:w-auto" onClick={() => submit()}>
          {t("unknown")}
        </Button>
      </div>
    </form>
  );
}

function DeckSource({ source }: { source: AnswerSource }) {
  if (source.kind === "audio") return <AudioClip span={source.span} />;
  return (
    <div lang="it" dir="ltr" className="border-s-4 border-line ps-4">
      <PassageText passage={source.passage} />
    </div>
  );
}

function AudioClip({ span }: { span: AudioSpan }) {
  const t = useTranslations("deck");
  const audio = useTranslations("exam.audio");
  const player = useSpan(span);
  if (!player) return null;
  const Icon = player.isPlaying ? Square : Play;
  return (
    <div className="space-y-1">
      <button
        type="button"
        aria-pressed={player.isPlaying}
        onClick={player.toggle}
        className="flex min-h-14 w-full items-center gap-3 rounded-lg bg-night px-5 py-3 text-start font-semibold text-on-night sm:w-auto"
      >
        <Icon aria-hidden="true" className="size-5 shrink-0 fill-current" />
        <span>{t("listen")}</span>
      </button>
      <p className="text-sm text-ink-soft">{audio("note")}</p>
    </div>
  );
}
