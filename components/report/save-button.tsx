"use client";

import { Download, type LucideIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { saveFile } from "@/components/ui/save-file";
import { useSubmit } from "@/components/ui/use-submit";
import { fetchFile } from "@/lib/http/call";
import { cn } from "@/lib/utils";

export function ExportButton() {
  const t = useTranslations("report.export");
  const save = async () => {
    const response = await fetchFile("/api/account/export", { timeoutSeconds: 120 });
    if (response.ok) saveFile(response.data.file, response.data.name ?? "export.json");
    return response;
  };
  const progress = <progress aria-label={t("pending")} className="w-full" />;
  return <SaveButton Icon={Download} namespace="report.export" save={save} progress={progress} />;
}

type Props = {
  Icon: LucideIcon;
  namespace: "report.export" | "report.pdf" | "report.booklet";
  save: () => Promise<{ ok: true } | { ok: false; message: string | null }>;
  progress: ReactNode;
  step?: string;
  className?: string;
};

/** A button that creates and saves a file, and shows progress; after a failure it can be pressed again. */
export function SaveButton({ Icon, namespace, save, progress, step = "", className }: Props) {
  const t = useTranslations(namespace);
  const [isSaved, setSaved] = useState(false);
  const words = { failed: t("failed") };
  const { submit, isBusy, formError } = useSubmit({ send: save, onDone: () => setSaved(true), words });
  const outcome = formError ?? (isSaved ? t("done") : "");
  return (
    <div className="space-y-2 print:hidden">
      <Button variant="secondary" onClick={() => submit()} disabled={isBusy} className="w-full sm:w-auto">
        <Icon aria-hidden="true" />
        <span>{t(isBusy ? "pending" : "button")}</span>
      </Button>
      {isBusy && progress}
      <p role="status" className={cn(formError ? "text-wrong" : "text-ink-soft", className)}>
        {isBusy ? step : outcome}
      </p>
    </div>
  );
}
