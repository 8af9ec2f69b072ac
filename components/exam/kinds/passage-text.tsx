import type { ReactNode } from "react";
import { MarkedLine } from "@/components/exam/marked-quote";
import type { Passage } from "@/lib/exam/content/schema";

type Props = {
  passage: Passage;
  renderText?: (text: string) => ReactNode;
  className?: string;
};

/** A reading passage of 18 px and about 65 characters a line, with the correction's quote marked. */
export function PassageText({ passage: { title, parts }, renderText, className = "text-reading" }: Props) {
  return (
    <article lang="it" className={`max-w-reading ${className}`}>
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
