"use client";

import type { ReactNode } from "react";
import { MarkedQuoteContext, useMarkedQuoteState } from "@/components/exam/marked-quote";

/** Client wrapper around a server-rendered text and the corrections that quote it. */
export function MarkedQuoteProvider({ children }: { children: ReactNode }) {
  return <MarkedQuoteContext value={useMarkedQuoteState()}>{children}</MarkedQuoteContext>;
}
