"use client";

import type { ReactNode } from "react";
import { MarkedQuoteContext, useMark } from "@/components/exam/marked-quote";

/** Around a text and the corrections that quote it, on a page that the server draws. */
export function QuoteScope({ children }: { children: ReactNode }) {
  return <MarkedQuoteContext value={useMark()}>{children}</MarkedQuoteContext>;
}
