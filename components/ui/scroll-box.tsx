import type { ReactNode } from "react";

type Props = { label: string; className: string; children: ReactNode };

/** A scrollable, focusable region, so that the keyboard can scroll it. */
export function ScrollBox({ label, className, children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it no key scrolls the box in every browser
    <section aria-label={label} tabIndex={0} className={className}>
      {children}
    </section>
  );
}
