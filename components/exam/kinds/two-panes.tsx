"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { MarkedQuoteContext, useMarkedQuoteState } from "@/components/exam/marked-quote";
import { ScrollBox } from "@/components/ui/scroll-box";
import { useMeasuredHeight } from "@/components/ui/use-measured-height";
import { cn } from "@/lib/utils";

type Pane = "text" | "questions";

/** Id of the switch and panes: the scroll target when a pane is first shown. */
const PANES_ID = "panes";

/** Which of two panes a phone shows, and the scroll position of each. Wide screens show both. */
function usePanes(first: Pane) {
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
  /** The pane that a phone shows at first. */
  first: Pane;
  /** Whether phones dock the questions over the bottom of the text, which then keeps its scroll position. */
  isDocked: boolean;
  /** Whether the panes are in the `room` of a section that is not corrected yet. */
  isInRoom?: boolean;
  textLabel: string;
  text: ReactNode;
  questions: ReactNode;
};

/** A text and its questions, which may mark quotes in it: side by side; on phones overlaid, or behind a switch. */
export function TwoPanes({ first, isDocked, isInRoom = false, textLabel, text, questions }: Props) {
  const { shown, show } = usePanes(first);
  const marked = useMarkedQuoteState(() => show("text"));
  const hideUnless = (pane: Pane) => !isDocked && shown !== pane && "stacked:hidden print:block";
  return (
    <MarkedQuoteContext value={marked}>
      <div id={PANES_ID} className={cn("scroll-mt-(--top)", isInRoom && "lg:contents")}>
        {!isDocked && <PaneSwitch shown={shown} onShow={show} />}
        <div className={cn("panes", isInRoom && "lg:contents")}>
          <ScrollBox label={textLabel} className={cn(hideUnless("text"), "pane-text", isInRoom && "room-text")}>
            {text}
          </ScrollBox>
          <div
            data-dock={isDocked ? "" : undefined}
            className={cn(hideUnless("questions"), isDocked && "pane-dock", isInRoom && "room-main")}
          >
            {questions}
          </div>
        </div>
      </div>
    </MarkedQuoteContext>
  );
}

function PaneSwitch({ shown, onShow }: { shown: Pane; onShow: (pane: Pane) => void }) {
  const t = useTranslations("exam.panes");
  return (
    <fieldset
      ref={useMeasuredHeight("--pinned")}
      className="sticky top-(--top) z-10 -mx-4 mb-4 bg-paper px-4 py-2 split:hidden print:hidden"
    >
      <legend className="sr-only">{t("label")}</legend>
      <div className="flex flex-wrap overflow-hidden rounded-sm border-2 border-edge">
        {(["text", "questions"] as const).map((pane) => (
          <button
            key={pane}
            type="button"
            aria-pressed={shown === pane}
            onClick={() => onShow(pane)}
            className={cn(
              "min-h-11 flex-1 -outline-offset-3 px-[min(0.75rem,2vw)] font-semibold",
              shown === pane ? "bg-chosen text-on-chosen" : "bg-surface text-ink",
            )}
          >
            {t(pane)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
