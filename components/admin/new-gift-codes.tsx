"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { saveFile } from "@/components/ui/save-file";
import { ScrollBox } from "@/components/ui/scroll-box";

type Props = { batchId: string; codes: readonly string[]; csv: string; onSaved: () => void };

/** The new codes, shown only once. Warns before leaving until they are downloaded or copied. */
export function NewGiftCodes({ batchId, codes, csv, onSaved }: Props) {
  const t = useTranslations("admin.giftCodes.made");
  const heading = useRef<HTMLHeadingElement>(null);
  const [isSaved, setSaved] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const [status, setStatus] = useState("");
  // The form is gone, so focus moves here.
  useEffect(() => heading.current?.focus(), []);
  useWarningBeforeLeaving(!isSaved);

  const markSaved = (sentence: string) => {
    setSaved(true);
    setConfirming(false);
    setStatus(sentence);
  };
  const download = () => {
    saveFile(new Blob([csv], { type: "text/csv;charset=utf-8" }), `codici-regalo-${batchId.slice(-8)}.csv`);
    markSaved(t("downloaded"));
  };
  const copy = () =>
    navigator.clipboard.writeText(codes.join("\n")).then(
      () => markSaved(t("copied")),
      () => setStatus(t("copyFailed")),
    );

  return (
    <div className="space-y-4">
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {t("title", { count: codes.length })}
      </h2>
      <Alert tone="careful">{t("once")}</Alert>
      <p role="status" className="font-semibold">
        {status}
      </p>
      {isConfirming && (
        <Alert role="alert" tone="careful">
          {t("sure")}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button onClick={download}>{t("download")}</Button>
        <Button variant="secondary" onClick={copy}>
          {t("copy")}
        </Button>
        <Button variant="secondary" onClick={() => (isSaved || isConfirming ? onSaved() : setConfirming(true))}>
          {t("done")}
        </Button>
      </div>
      <CodeList codes={codes} label={t("list")} />
    </div>
  );
}

function CodeList({ codes, label }: { codes: readonly string[]; label: string }) {
  return (
    <ScrollBox label={label} className="overflow-y-auto rounded-md bg-sunken p-3 max-lg:max-h-80">
      <ol className="list-decimal columns-1 ps-14 font-mono sm:columns-2 lg:columns-3">
        {codes.map((code) => (
          <li key={code} translate="no" className="py-0.5">
            {code}
          </li>
        ))}
      </ol>
    </ScrollBox>
  );
}

function useWarningBeforeLeaving(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isNeeded]);
}
