"use client";

import { FileDown } from "lucide-react";
import { useState } from "react";
import type { SummaryContext } from "@/components/report/save-summary";
import { Button } from "@/components/ui/button";

type Props = SummaryContext & { attemptId: string; texts: Record<"button" | "pending" | "done" | "failed", string> };

type State = "idle" | "pending" | "done" | "failed";

/** Makes the PDF summary and saves it. The PDF's code is fetched with the first press. */
export function PdfButton({ attemptId, simulationTitle, completedAt, texts }: Props) {
  const [state, setState] = useState<State>("idle");

  const save = async () => {
    setState("pending");
    try {
      const { saveSummary } = await import("@/components/report/save-summary");
      await saveSummary(attemptId, { simulationTitle, completedAt });
      setState("done");
    } catch (error) {
      console.error(error);
      setState("failed");
    }
  };

  return (
    <div className="space-y-2 print:hidden">
      <Button variant="secondary" onClick={save} disabled={state === "pending"} className="w-full sm:w-auto">
        <FileDown aria-hidden="true" />
        {state === "pending" ? texts.pending : texts.button}
      </Button>
      <p
        role="status"
        className={state === "failed" ? "max-w-sm text-sm text-wrong" : "max-w-sm text-sm text-ink-soft"}
      >
        {state === "done" || state === "failed" ? texts[state] : ""}
      </p>
    </div>
  );
}
