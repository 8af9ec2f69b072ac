"use client";

import { useEffect, useRef } from "react";
import { flushSync } from "react-dom";

type Props = {
  title: string;
  faults: readonly { fieldId?: string; text: string }[];
  /** Result of the last submit: a new array moves the focus to the summary. */
  reported: readonly { fieldId?: string }[];
  /** Reveals a hidden field of the form. */
  reveal?: ((fieldId: string) => void) | undefined;
};

export function ErrorSummary({ title, faults, reported, reveal }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const latestReveal = useRef(reveal);
  latestReveal.current = reveal;

  useEffect(() => {
    const [first] = reported;
    if (first?.fieldId) latestReveal.current?.(first.fieldId);
    if (first) box.current?.focus();
  }, [reported]);

  if (faults.length === 0) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      aria-labelledby="error-summary-title"
      className="rounded-md border-2 border-wrong bg-wrong-soft p-4"
    >
      <h2 id="error-summary-title" className="text-lg">
        {title}
      </h2>
      <ul className="mt-1">
        {faults.map(({ fieldId, text }) => (
          <li key={fieldId ?? text}>
            {fieldId === undefined ? (
              text
            ) : (
              <a
                href={`#${fieldId}`}
                className="inline-block py-1.5 font-semibold text-wrong underline underline-offset-4"
                onClick={(event) => {
                  event.preventDefault();
                  if (reveal) flushSync(() => reveal(fieldId));
                  document.getElementById(fieldId)?.focus();
                }}
              >
                {text}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
