"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { toCodesCsv } from "@/lib/admin/codes-csv";

type Props = { batchId: string; codes: readonly string[]; expiresOn: string; onSaved: () => void };

/** The codes just made, the only time they can be read. Until they are downloaded or copied the browser warns before leaving. */
export function GiftCodesMade({ batchId, codes, expiresOn, onSaved }: Props) {
  const t = useTranslations("admin.giftCodes.made");
  const heading = useRef<HTMLHeadingElement>(null);
  const [isKept, setKept] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [said, setSaid] = useState("");

  // The form is gone: reading goes on here.
  useEffect(() => heading.current?.focus(), []);

  useEffect(() => {
    if (isKept) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isKept]);

  const keep = (sentence: string) => {
    setKept(true);
    setAsking(false);
    setSaid(sentence);
  };

  const download = () => {
    const csv = toCodesCsv([t("csv.number"), t("csv.code"), t("csv.expiresOn")], codes, expiresOn);
    const address = URL.createObjectURL(new Blob([csv], { type: "text/csv;charset=utf-8" }));
    const link = document.createElement("a");
    link.href = address;
    link.download = `codici-regalo-${batchId.slice(-8)}.csv`;
    link.click();
    URL.revokeObjectURL(address);
    keep(t("downloaded"));
  };

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join("\n"));
      keep(t("copied"));
    } catch {
      setSaid(t("copyFailed"));
    }
  };

  return (
    <div className="space-y-4">
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {t("title", { count: codes.length })}
      </h2>
      <Alert tone="careful">{t("once")}</Alert>
      <section
        aria-label={t("list")}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
        tabIndex={0}
        className="max-h-80 overflow-y-auto rounded-md border border-line bg-surface p-3"
      >
        <ol className="list-decimal columns-1 pl-14 font-mono sm:columns-2 lg:columns-3">
          {codes.map((code) => (
            <li key={code} translate="no" className="py-0.5">
              {code}
            </li>
          ))}
        </ol>
      </section>
      <p role="status" className="font-semibold">
        {said}
      </p>
      {isAsking && (
        <Alert role="alert" tone="careful">
          {t("sure")}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button onClick={download}>{t("download")}</Button>
        <Button variant="secondary" onClick={() => void copy()}>
          {t("copy")}
        </Button>
        <Button variant="secondary" onClick={() => (isKept || isAsking ? onSaved() : setAsking(true))}>
          {t("done")}
        </Button>
      </div>
    </div>
  );
}
