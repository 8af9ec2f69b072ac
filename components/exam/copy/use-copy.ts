import { useCallback, useEffect, useRef, useState } from "react";
import type { CopyRequest, StoreOutcome } from "@/components/exam/copy/store-copy";
import { copyStorage, deleteCopies, readCopy } from "@/components/layout/device-copies";

/** `impossible`: the browser supports no storage. */
export type CopyState =
  | { is: "absent" | "impossible" }
  | { is: "coming"; bytes: number }
  | { is: "kept"; bytes: number }
  | { is: "failed"; why: Exclude<StoreOutcome, "kept" | "stopped"> };

/** The state of a simulation's copy on this device, and the operations on it. */
export function useCopy(request: CopyRequest) {
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

  const store = async () => {
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
  return { state, keep: store, stop, drop };
}
