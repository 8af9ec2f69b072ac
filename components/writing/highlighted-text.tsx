import { type ReactNode, useId } from "react";
import { cn } from "@/lib/utils";
import { toSegments } from "@/lib/writing/highlight";

/** A piece of a text to point out, and what to say about it. Offsets in UTF-16 units. */
export type Mark = { start: number; end: number; className: string; note: ReactNode };

/**
 * A text with some pieces marked. The note of a piece shows below its line while the piece is pointed at, tapped or
 * reached with the keyboard; it is as wide as the text, so that it fits on any screen.
 */
export function HighlightedText({ text, marks }: { text: string; marks: readonly Mark[] }) {
  const id = useId();
  return (
    <p lang="it" className="relative whitespace-pre-wrap text-reading">
      {toSegments(text, marks).map(({ start, text: piece, item }) =>
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

/** A piece of a text with its note; the paragraph around it is `relative`. */
export function NotedPiece({ id, className, note, children }: NotedProps) {
  return (
    <span className="group">
      {/* A button would not break across lines as words do. */}
      <mark
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the note must be reachable with the keyboard and by tapping
        tabIndex={0}
        aria-describedby={id}
        className={cn(
          "cursor-help [print-color-adjust:exact] rounded-xs px-0.5 text-inherit decoration-2 underline-offset-4",
          className,
        )}
      >
        {children}
      </mark>
      <span
        role="tooltip"
        id={id}
        className="absolute inset-x-0 z-10 mt-1 hidden rounded-md border-2 border-edge bg-surface p-3 text-base whitespace-normal text-ink shadow-md group-focus-within:block group-hover:block print:hidden!"
      >
        {note}
      </span>
    </span>
  );
}
