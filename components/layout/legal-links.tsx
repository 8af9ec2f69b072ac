import Link from "next/link";
import type { ReactNode } from "react";

/** The links inside a sentence about terms and privacy; they open beside the form, so that nothing typed is lost. */
export const legalLinks = {
  terms: (words: ReactNode) => (
    <Link className="text-link" href="/terms" prefetch={false} target="_blank">
      {words}
    </Link>
  ),
  privacy: (words: ReactNode) => (
    <Link className="text-link" href="/privacy" prefetch={false} target="_blank">
      {words}
    </Link>
  ),
};
