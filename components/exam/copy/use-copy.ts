import { useCallback, useEffect, useRef, useState } from "react";
import type { KeepOutcome, Wanted } from "@/components/exam/copy/keep-copy";
import { copyStorage, forgetCopies, readCopy } from "@/components/layout/device-copies";

/** `impossible`: the browser supports no storage. */
export type CopyState =
  | { is: "absent" | "impossible" }
  | { is: "coming"; bytes: number }
  | { is: "kept"; bytes: number }
  | { is: "failed"; why: Exclude<KeepOutcome, "kept" | "stopped"> };

/** The state of a simulation's copy on this device, and the operations on it. */
export function useCopy(wanted: Wanted) {
  const [state, setState] = useState<CopyState>({ is: "absent" });
  const stopping = useRef<AbortController>(null);
  const { ownerId, attemptId } = wanted;

  const look = useCallback(async () => {
    if (!copyStorage() || !navigator.serviceWorker) return setState({ is: "impossible" });
    const copy = await readCopy({ ownerId, attemptId }).catch(() => null);
    setState(copy ? { is: "kept", bytes: copy.bytes } : { is: "absent" });
  }, [ownerId, attemptId]);

  useEffect(() => {
    void look();
    return () => stopping.current?.abort();
  }, [look]);

  const keep = async () => {
    const controller = new AbortController();
    stopping.current = controller;
    setState({ is: "coming", bytes: 0 });
    try {
      const { keepCopy } = await import("@/components/exam/copy/keep-copy");
      const onProgress = (bytes: number) => setState({ is: "coming", bytes });
      const outcome = await keepCopy(wanted, { signal: controller.signal, onProgress });
      if (outcome === "kept" || outcome === "stopped") await look();
      else setState({ is: "failed", why: outcome });
    } catch {
      setState({ is: "failed", why: "unreached" });
    }
  };
  const stop = () => stopping.current?.abort();
  const drop = async () => {
    await forgetCopies((key) => key.attemptId === attemptId);
    await look();
  };
  return { state, keep, stop, drop };
}
