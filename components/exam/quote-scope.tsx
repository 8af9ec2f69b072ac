"use client";

import type { ReactNode } from "react";
import { MarkedQuoteContext, useMark } from "@/components/exam/marked-quote";

/** Client wrapper around a server-rendered text and the corrections that quote it. */
export function QuoteScope({ children }: { children: ReactNode }) {
  return <MarkedQuoteContext value={useMark()}>{children}</MarkedQuoteContext>;
}
