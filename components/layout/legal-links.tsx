import type { ReactNode } from "react";

const linkTo = (href: string) => (words: ReactNode) => (
  <a className="text-link" href={href} target="_blank" rel="noopener">
    {words}
  </a>
);

/** The links inside a sentence about terms and privacy; they open beside the form, so that nothing typed is lost. */
export const legalLinks = { terms: linkTo("/terms"), privacy: linkTo("/privacy") };

/** The link inside a sentence on who corrected a text; it opens beside the exam. */
export const correctionLinks = { how: linkTo("/come-correggiamo") };
