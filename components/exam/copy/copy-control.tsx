"use client";

import { Check } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useCallback, useEffect, useRef, useState } from "react";
import type { CopyRequest, StoreOutcome } from "@/components/exam/copy/store-copy";
import { copyStorage, deleteCopies, readCopy } from "@/components/layout/device-copies";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import { formatMegabytes, formatPercent } from "@/lib/product/format";

/** Saves a simulation on this device, shows its size, and deletes it. Renders nothing without browser support. */
export function CopyControl(request: CopyRequest) {
  const t = useTranslations("exam.copy");
  const locale = useLocale();
  const { state, ...actions } = useCopy(request);
  const { title, expectedBytes } = request;
  const sizeOf = (bytes: number) => formatMegabytes(bytes, locale);
  const percent = state.is === "coming" ? Math.min(99, Math.floor((100 * state.bytes) / expectedBytes)) : 0;
  if (state.is === "impossible") return null;
  const action = ({ coming: "stop", kept: "drop", absent: "keep", failed: "keep" } as const)[state.is];
  return (
    <section aria-label={t("label", { title })} className="space-y-2 border-t border-line pt-4">
      <div role="status" className="max-w-reading">
        {state.is === "coming" && <p>{t("coming")}</p>}
        {state.is === "kept" && (
          <p>
            <Check aria-hidden="true" className="me-1 inline size-4 text-accent" />
            <span>{t("kept", { size: sizeOf(state.bytes) })}</span>
          </p>
        )}
        {state.is === "failed" && <p className="font-semibold text-careful">{t(`failed.${state.why}`)}</p>}
      </div>
      {state.is === "absent" && <p className="max-w-reading text-sm text-ink-soft">{t("hint")}</p>}
      {state.is === "coming" && (
        <div className="flex max-w-reading items-center gap-3">
          <Progress value={percent} max={100} aria-label={t("coming")} />
          <span aria-hidden="true" className="w-12 shrink-0 text-end tabular-nums">
            {formatPercent(percent / 100, locale)}
          </span>
        </div>
      )}
      {/* The key prevents the focus from moving to a button with a different function. */}
      <Button key={action} variant="secondary" size="small" onClick={() => void actions[action]()}>
        {t(action, { size: sizeOf(expectedBytes) })}
      </Button>
    </section>
  );
}

/** `impossible`: the browser supports no storage. */
type CopyState =
  | { is: "absent" | "impossible" }
  | { is: "coming"; bytes: number }
  | { is: "kept"; bytes: number }
  | { is: "failed"; why: Exclude<StoreOutcome, "kept" | "stopped"> };

/** The state of a simulation's copy on this device, and the operations on it. */
function useCopy(request: CopyRequest) {
  const [state, setState] = useState<CopyState>({ is: "absent" });
  const activeDownload = useRef<AbortController>(null);
  const { ownerId, attemptId } = request;

  const refresh = useCallback(async () => {
    if (!copyStorage() || !navigator.serviceWorker) return setState({ is: "impossible" });
    const copy = await readCopy({ ownerId, attemptId }).catch(() => null);
    setState(copy ? { is: "kept", bytes: copy.bytes } : { is: "absent" });
  }, [ownerId, attemptId]);

  useEffect(() => {
    void refresh();
    return () => activeDownload.current?.abort();
  }, [refresh]);

  const keep = async () => {
    const controller = new AbortController();
    activeDownload.current = controller;
    setState({ is: "coming", bytes: 0 });
    try {
      const { storeCopy } = await import("@/components/exam/copy/store-copy");
      const onProgress = (bytes: number) => setState({ is: "coming", bytes });
      const outcome = await storeCopy(request, { signal: controller.signal, onProgress });
      if (outcome === "kept" || outcome === "stopped") await refresh();
      else setState({ is: "failed", why: outcome });
    } catch {
      setState({ is: "failed", why: "unreached" });
    }
  };
  const stop = () => activeDownload.current?.abort();
  const drop = async () => {
    await deleteCopies((key) => key.attemptId === attemptId);
    await refresh();
  };
  return { state, keep, stop, drop };
}
