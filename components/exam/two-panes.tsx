"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from "react";
import { cn } from "@/lib/utils";

export type Pane = "text" | "questions";

/** The switch and what it shows: where a pane that is shown for the first time begins. */
const PANES_ID = "panes";

type Move = { pane: Pane; target: string | null };

/** Which of two panes a phone shows, and where each was left. On a wide screen both are there. */
export function usePanes() {
  const [move, setMove] = useState<Move>({ pane: "text", target: null });
  const places = useRef<Record<Pane, number | null>>({ text: null, questions: null });
  const isFirst = useRef(true);

  /** Shows a pane where it was left, or at the element with the id `target`, which gets the focus. */
  const show = useCallback((pane: Pane, target: string | null = null) => {
    setMove((last) => {
      places.current[last.pane] = window.scrollY;
      return { pane, target };
    });
  }, []);

  useLayoutEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    if (move.target === null) {
      const place = places.current[move.pane];
      if (place !== null) window.scrollTo(0, place);
      else document.getElementById(PANES_ID)?.scrollIntoView();
      return;
    }
    const target = document.getElementById(move.target);
    target?.scrollIntoView({ block: "center" });
    const control = target?.matches("button") ? target : target?.querySelector<HTMLElement>("input:checked, input");
    control?.focus({ preventScroll: true });
  }, [move]);

  return { shown: move.pane, show };
}

type Props = {
  shown: Pane;
  onShow: (pane: Pane) => void;
  /** The name of the text, for those who hear the page. */
  textLabel: string;
  text: ReactNode;
  questions: ReactNode;
};

/** A text and its questions: side by side, or on a phone behind a switch that keeps both places. */
export function TwoPanes({ shown, onShow, textLabel, text, questions }: Props) {
  const t = useTranslations("exam.panes");
  return (
    <div id={PANES_ID}>
      <fieldset className="sticky top-0 z-10 -mx-4 mb-5 border-b border-line bg-paper px-4 py-2 lg:hidden print:hidden [@media(max-height:26rem)]:static">
        <legend className="sr-only">{t("label")}</legend>
        <div className="grid grid-cols-2 overflow-hidden rounded-md border-2 border-edge">
          {(["text", "questions"] as const).map((pane) => (
            <button
              key={pane}
              type="button"
              aria-pressed={shown === pane}
              onClick={() => onShow(pane)}
              className={cn(
                "min-h-11 -outline-offset-3 px-3 font-semibold",
                shown === pane ? "bg-accent text-on-accent" : "bg-surface text-ink",
              )}
            >
              {t(pane)}
            </button>
          ))}
        </div>
      </fieldset>
      <div className="lg:grid lg:grid-cols-2 lg:items-start lg:gap-10 print:block">
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable with the keyboard
          tabIndex={0}
          aria-label={textLabel}
          className={cn(
            shown !== "text" && "max-lg:hidden print:block",
            "lg:sticky lg:top-4 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto lg:rounded-lg lg:border lg:border-line lg:bg-surface lg:p-6 print:static print:max-h-none",
          )}
        >
          {text}
        </section>
        <div className={cn(shown !== "questions" && "max-lg:hidden print:block")}>{questions}</div>
      </div>
    </div>
  );
}
