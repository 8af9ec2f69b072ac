"use client";

import { createContext, type ReactNode, startTransition, useContext, useLayoutEffect, useState } from "react";
import { splitAtQuote } from "@/lib/exam/quote";

/** The words of a text that are marked, and the way to mark others and bring the reader to them. */
type MarkedQuote = { quote: string | null; show: (quote: string) => void };

/** Set around a text and the corrections that quote it. */
export const MarkedQuoteContext = createContext<MarkedQuote | null>(null);

/** The marking around a component, or null where no text is on the page. */
export function useMarkedQuote(): MarkedQuote | null {
  return useContext(MarkedQuoteContext);
}

/**
 * Which words of a text are marked.
 * @param reveal puts the text on the screen, where it may stand behind something else
 */
export function useMark(reveal?: () => void): MarkedQuote {
  // Another object each time, so that who asks for the same words again is brought there again.
  const [mark, setMark] = useState<{ quote: string } | null>(null);
  useLayoutEffect(() => {
    if (mark) bringToMark();
  }, [mark]);
  // All that quotes the text is drawn anew: the press is answered before.
  const show = (quote: string) =>
    startTransition(() => {
      setMark({ quote });
      reveal?.();
    });
  return { quote: mark?.quote ?? null, show };
}

/** Brings the reader to the marked words, which may lie in a fold. */
function bringToMark(): void {
  const mark = document.getElementById(MARK_ID);
  const fold = mark?.closest("details");
  if (fold) fold.open = true;
  mark?.scrollIntoView({ block: "center" });
  mark?.focus({ preventScroll: true });
}

/** The id of the words that are marked: there is one mark on a page. */
const MARK_ID = "marked-quote";

type Props = {
  /** A line of the text. */
  text: string;
  /** Shows a part of the line otherwise than as it is written. */
  render?: (text: string) => ReactNode;
};

/** A line of a text, the marked words within it marked. */
export function MarkedLine({ text, render = (part) => part }: Props) {
  const quote = useMarkedQuote()?.quote ?? null;
  const parts = quote ? splitAtQuote(text, quote) : null;
  if (!parts || !quote) return render(text);
  return (
    <>
      {render(parts.before)}
      <mark id={MARK_ID} tabIndex={-1} className="scroll-my-36 rounded-sm bg-mark px-0.5 text-ink outline-none">
        {render(quote)}
      </mark>
      {render(parts.after)}
    </>
  );
}
