"use client";

import { Download, FileDown, type LucideIcon } from "lucide-react";
import { useState } from "react";
import { saveFile } from "@/components/report/save-file";
import type { SummaryContext } from "@/components/report/save-summary";
import { Button } from "@/components/ui/button";
import { useSubmit } from "@/components/ui/use-submit";
import { fetchFile } from "@/lib/call";
import { cn } from "@/lib/utils";

type Texts = Record<"button" | "pending" | "done" | "failed", string>;

/** Fetches everything that is stored about the person and saves it as a file. */
export function ExportButton({ texts }: { texts: Texts }) {
  const save = async () => {
    const answer = await fetchFile("/api/account/export", { timeoutSeconds: 120 });
    if (answer.ok) saveFile(answer.data.file, answer.data.name ?? "export.json");
    return answer;
  };
  return <SaveButton Icon={Download} texts={texts} save={save} hasProgress />;
}

/** Makes the PDF summary and saves it. The PDF's code is fetched with the first press. */
export function PdfButton({ attemptId, texts, ...context }: SummaryContext & { attemptId: string; texts: Texts }) {
  const save = async () => {
    try {
      const { saveSummary } = await import("@/components/report/save-summary");
      await saveSummary(attemptId, context);
      return { ok: true } as const;
    } catch (error) {
      console.error(error);
      return { ok: false, message: null } as const;
    }
  };
  return <SaveButton Icon={FileDown} texts={texts} save={save} className="max-w-sm text-sm" />;
}

type Props = {
  Icon: LucideIcon;
  texts: Texts;
  save: () => Promise<{ ok: true } | { ok: false; message: string | null }>;
  hasProgress?: boolean;
  /** Of the line that says how it went. */
  className?: string;
};

function SaveButton({ Icon, texts, save, hasProgress = false, className }: Props) {
  const [isSaved, setSaved] = useState(false);
  const words = { failed: texts.failed };
  const { submit, isBusy, trouble } = useSubmit({ send: save, onDone: () => setSaved(true), words });
  const outcome = trouble ?? (isSaved ? texts.done : "");
  return (
    <div className="space-y-2 print:hidden">
      <Button variant="secondary" onClick={() => submit()} disabled={isBusy} className="w-full sm:w-auto">
        <Icon aria-hidden="true" />
        {isBusy ? texts.pending : texts.button}
      </Button>
      {isBusy && hasProgress && <progress aria-label={texts.pending} className="w-full" />}
      <p role="status" className={cn(trouble ? "text-wrong" : "text-ink-soft", className)}>
        {!isBusy && outcome}
      </p>
    </div>
  );
}
