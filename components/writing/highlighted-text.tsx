import { type ReactNode, useId } from "react";
import { cn } from "@/lib/utils";
import { toSegments } from "@/lib/writing/highlight";

/** A marked piece of a text with its note. Offsets in UTF-16 units. */
export type Highlight = { start: number; end: number; className: string; note: ReactNode };

/** A piece's note shows below its line, at the text's full width, on hover, tap or keyboard focus. */
export function HighlightedText({ text, highlights }: { text: string; highlights: readonly Highlight[] }) {
  const id = useId();
  return (
    <p lang="it" dir="ltr" className="relative whitespace-pre-wrap text-reading">
      {toSegments(text, highlights).map(({ start, text: piece, item }) =>
        item ? (
          <NotedPiece key={start} id={`${id}-${start}`} className={cn(item.className, "underline")} note={item.note}>
            {piece}
          </NotedPiece>
        ) : (
          <span key={start}>{piece}</span>
        ),
      )}
    </p>
  );
}

type NotedProps = { id: string; className: string; note: ReactNode; children: ReactNode };

/** A piece of text with its note; the surrounding paragraph must be `relative`. */
export function NotedPiece({ id, className, note, children }: NotedProps) {
  return (
    <span className="group">
      {/* A button would not wrap across lines. */}
      <mark
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the note must be reachable with the keyboard and by tapping
        tabIndex={0}
        aria-describedby={id}
        className={cn(
          "cursor-help [print-color-adjust:exact] px-0.5 text-inherit decoration-2 underline-offset-4",
          className,
        )}
      >
        {children}
      </mark>
      <span
        role="tooltip"
        id={id}
        className="absolute inset-x-0 z-10 mt-1 hidden rounded-md border-2 border-edge bg-surface p-3 text-base whitespace-normal text-ink shadow-card group-focus-within:block group-hover:block print:hidden!"
      >
        {note}
      </span>
    </span>
  );
}
