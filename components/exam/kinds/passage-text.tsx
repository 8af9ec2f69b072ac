import { createElement, Fragment, type ReactNode } from "react";
import { MarkedLine } from "@/components/exam/marked-quote";
import type { Passage } from "@/lib/exam/content/schema";
import { GAP_PATTERN } from "@/lib/exam/kinds/gap";

type Props = { passage: Passage; renderText?: (text: string) => ReactNode; className?: string };

/** A reading passage of 18 px and about 65 characters a line, with the correction's quote marked. */
export function PassageText({ passage: { title, parts }, renderText, className = "text-reading" }: Props) {
  return (
    <article lang="it" dir="ltr" className={`max-w-reading ${className}`}>
      <h3 className="text-xl">{title}</h3>
      {parts.map(({ heading, text }) => (
        <div key={text} className="mt-4">
          {heading && <h4 className="font-bold">{heading}</h4>}
          {text.split("\n").map((line) => (
            <p key={line} className="mt-1">
              <MarkedLine text={line} render={renderText} />
            </p>
          ))}
        </div>
      ))}
    </article>
  );
}

/** A text with its gap markers replaced. Splitting at the markers puts gap numbers at odd indexes. */
export function fillGaps(text: string, renderGap: (id: number) => ReactNode): ReactNode {
  const pieces = text
    .split(GAP_PATTERN)
    .map((piece, index) => (index % 2 === 1 ? renderGap(Number(piece)) : createElement("span", null, piece)));
  return createElement(Fragment, null, ...pieces);
}
