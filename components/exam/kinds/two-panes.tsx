"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { ScrollBox } from "@/components/ui/scroll-box";
import { cn } from "@/lib/utils";

type Pane = "text" | "questions";

/** Id of the switch and panes: the scroll target when a pane is first shown. */
const PANES_ID = "panes";

/** Which of two panes a phone shows, and the scroll position of each. Wide screens show both. */
export function usePanes(first: Pane = "text") {
  const [shown, setShown] = useState(first);
  const scrollPositions = useRef<Record<Pane, number | null>>({ text: null, questions: null });
  const last = useRef(shown);

  const show = (pane: Pane) => {
    scrollPositions.current[shown] = window.scrollY;
    setShown(pane);
  };

  useLayoutEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    const position = scrollPositions.current[shown];
    if (position !== null) window.scrollTo(0, position);
    else document.getElementById(PANES_ID)?.scrollIntoView();
  }, [shown]);

  return { shown, show };
}

type Props = {
  shown: Pane;
  onShow: (pane: Pane) => void;
  /**
   * Whether the questions are docked over the bottom of the text on phones, so that the text keeps its scroll position.
   */
  isDocked: boolean;
  textLabel: string;
  text: ReactNode;
  questions: ReactNode;
};

/** A text and its questions: side by side; on phones overlaid, or behind a switch. */
export function TwoPanes({ shown, onShow, isDocked, textLabel, text, questions }: Props) {
  return (
    <div id={PANES_ID} className="scroll-mt-(--top)">
      {!isDocked && <PaneSwitch shown={shown} onShow={onShow} />}
      <div className="panes">
        <ScrollBox
          label={textLabel}
          className={cn(!isDocked && shown !== "text" && "stacked:hidden print:block", "pane-text")}
        >
          {text}
        </ScrollBox>
        <div
          data-dock={isDocked ? "" : undefined}
          className={cn(!isDocked && shown !== "questions" && "stacked:hidden print:block", isDocked && "pane-dock")}
        >
          {questions}
        </div>
      </div>
    </div>
  );
}

function PaneSwitch({ shown, onShow }: Pick<Props, "shown" | "onShow">) {
  const t = useTranslations("exam.panes");
  return (
    <fieldset className="sticky top-(--top) z-10 -mx-4 mb-4 bg-paper px-4 py-2 split:hidden print:hidden">
      <legend className="sr-only">{t("label")}</legend>
      <div className="flex flex-wrap overflow-hidden rounded-md border-2 border-edge">
        {(["text", "questions"] as const).map((pane) => (
          <button
            key={pane}
            type="button"
            aria-pressed={shown === pane}
            onClick={() => onShow(pane)}
            className={cn(
              "min-h-11 flex-1 -outline-offset-3 px-[min(0.75rem,2vw)] font-semibold",
              shown === pane ? "bg-accent text-on-accent" : "bg-surface text-ink",
            )}
          >
            {t(pane)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
