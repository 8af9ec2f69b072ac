"use client";

import { createContext, type ReactNode, startTransition, useContext, useLayoutEffect, useState } from "react";
import { splitAtQuote } from "@/lib/exam/quote";

/** The marked words of a text; `show` marks others and scrolls to them. */
type MarkedQuote = { quote: string | null; show: (quote: string) => void };

/** Provided around a text and the corrections that quote it. */
export const MarkedQuoteContext = createContext<MarkedQuote | null>(null);

/** Null where no text is on the page. */
export function useMarkedQuote(): MarkedQuote | null {
  return useContext(MarkedQuoteContext);
}

/** Client wrapper around a server-rendered text and the corrections that quote it. */
export function MarkedQuoteProvider({ children }: { children: ReactNode }) {
  return <MarkedQuoteContext value={useMarkedQuoteState()}>{children}</MarkedQuoteContext>;
}

/** `reveal` brings the text into view where another pane may hide it. */
export function useMarkedQuoteState(reveal?: () => void): MarkedQuote {
  // A new object each time, so that repeating a quote scrolls again.
  const [mark, setMark] = useState<{ quote: string } | null>(null);
  useLayoutEffect(() => {
    if (mark) scrollToMark();
  }, [mark]);
  // Re-rendering every quoting component must not delay the response to the press.
  const show = (quote: string) =>
    startTransition(() => {
      setMark({ quote });
      reveal?.();
    });
  return { quote: mark?.quote ?? null, show };
}

/** The mark may be inside a closed `details`. */
function scrollToMark(): void {
  const mark = document.getElementById(MARK_ID);
  const fold = mark?.closest("details");
  if (fold) fold.open = true;
  mark?.scrollIntoView({ block: "center" });
  mark?.focus({ preventScroll: true });
}

/** There is at most one mark on a page. */
const MARK_ID = "marked-quote";

const renderPart = (part: string): ReactNode => <span>{part}</span>;

/** A line of text with the quoted words marked. */
export function MarkedLine({ text, render = renderPart }: { text: string; render?: (text: string) => ReactNode }) {
  const quote = useMarkedQuote()?.quote ?? null;
  const parts = quote ? splitAtQuote(text, quote) : null;
  if (!parts || !quote) return render(text);
  return (
    <>
      {render(parts.before)}
      <mark id={MARK_ID} tabIndex={-1} className="scroll-clear bg-mark px-0.5 text-ink outline-none">
        {render(quote)}
      </mark>
      {render(parts.after)}
    </>
  );
}
