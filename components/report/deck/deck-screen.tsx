"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { DeckEnd } from "@/components/report/deck/deck-end";
import { DeckErrorCard } from "@/components/report/deck/deck-error-card";
import { DeckQuestionCard } from "@/components/report/deck/deck-question-card";
import { useSettled } from "@/components/ui/use-settled";
import type { DeckAnswerResult, DeckStep } from "@/lib/report/deck/view";

type Props = {
  first: DeckStep;
  /** Start of the session by the server's clock (ISO time). */
  startedAt: string;
};

export function DeckScreen({ first, startedAt }: Props) {
  const t = useTranslations("deck");
  const [step, setStep] = useState(first);
  const [answered, setAnswered] = useState<DeckAnswerResult | null>(null);
  const [count, setCount] = useState({ all: 0, right: 0 });
  const { card } = step;
  const stateKey = [card?.name, card?.version, answered !== null].join();
  const isSettled = useSettled(stateKey);
  const top = useFocusAfterChange([card?.name, card?.version].join());

  const finish = (given: DeckAnswerResult) => {
    setAnswered(given);
    setCount(({ all, right }) => ({ all: all + 1, right: right + (given.isRight ? 1 : 0) }));
  };
  const next = () => {
    // Ignores a press meant for the previous button.
    if (!answered || !isSettled) return;
    setStep(answered.next);
    setAnswered(null);
  };
  const isSibling = card?.kind === "question" && card.sibling !== null;
  const left = answered?.next.due ?? step.due;
  const turn = { startedAt, answered, onAnswered: finish, onNext: next };

  return (
    <div ref={top} tabIndex={-1} className="scroll-mt-4 outline-none">
      {card ? (
        <div key={`${card.name} ${card.version}`} className="space-y-5">
          <div>
            <h2 className="text-xl">{t(`heading.${isSibling ? "sibling" : card.kind}`)}</h2>
            <p className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-soft">
              {!isSibling && <span>{card.simulationTitle}</span>}
              {left > 1 && <span>{t("left", { count: left })}</span>}
            </p>
          </div>
          {card.kind === "question" ? (
            <DeckQuestionCard card={card} {...turn} />
          ) : (
            <DeckErrorCard card={card} {...turn} />
          )}
        </div>
      ) : (
        <DeckEnd step={step} count={count} />
      )}
    </div>
  );
}

/** Focuses each new card, but not on page load. */
function useFocusAfterChange(key: string) {
  const top = useRef<HTMLDivElement>(null);
  const last = useRef(key);
  useEffect(() => {
    if (last.current === key) return;
    last.current = key;
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: "start" });
  }, [key]);
  return top;
}
