"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { DeckEnd } from "@/components/report/deck/deck-end";
import { DeckError } from "@/components/report/deck/deck-error";
import { DeckQuestion } from "@/components/report/deck/deck-question";
import { useSettled } from "@/components/ui/use-settled";
import type { DeckAnswered, DeckStep } from "@/lib/report/deck/view";

type Props = {
  first: DeckStep;
  /** Start of the session by the server's clock (ISO time). */
  startedAt: string;
};

export function DeckScreen({ first, startedAt }: Props) {
  const t = useTranslations("deck");
  const [step, setStep] = useState(first);
  const [answered, setAnswered] = useState<DeckAnswered | null>(null);
  const [count, setCount] = useState({ all: 0, right: 0 });
  const { card } = step;
  const place = [card?.name, card?.version, answered !== null].join();
  const isSettled = useSettled(place);
  const top = useFocusAfterChange([card?.name, card?.version].join());

  const finish = (given: DeckAnswered) => {
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
            <DeckQuestion card={card} startedAt={startedAt} answered={answered} onAnswered={finish} onNext={next} />
          ) : (
            <DeckError card={card} startedAt={startedAt} answered={answered} onAnswered={finish} onNext={next} />
          )}
        </div>
      ) : (
        <DeckEnd step={step} count={count} />
      )}
    </div>
  );
}

/** Focuses each new card, but not on page load. */
function useFocusAfterChange(place: string) {
  const top = useRef<HTMLDivElement>(null);
  const last = useRef(place);
  useEffect(() => {
    if (last.current === place) return;
    last.current = place;
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: "start" });
  }, [place]);
  return top;
}
