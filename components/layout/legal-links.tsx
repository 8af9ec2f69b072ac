import type { ReactNode } from "react";

const linkTo = (href: string) => (words: ReactNode) => (
  <a className="text-link" href={href} target="_blank" rel="noopener">
    {words}
  </a>
);

/** Links for sentences about terms and privacy; they open in a new tab, so that form input is kept. */
export const legalLinks = { terms: linkTo("/terms"), privacy: linkTo("/privacy") };

/** The link for a sentence about who corrected a text; opens in a new tab. */
export const correctionLinks = { how: linkTo("/come-correggiamo") };
