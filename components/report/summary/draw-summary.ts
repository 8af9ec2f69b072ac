import type { DrawAnswer, DrawRequest, DrawStep } from "@/components/report/summary/drawing";
import type { Summary } from "@/lib/report/summary";

/** A worker that says nothing for so long has no network. */
const SILENCE_MS = 120_000;

/** A worker with the step it is at. Each draws one document and goes: a phone gets its memory back. */
type Drawer = { worker: Worker; step: DrawStep };

export type DrawOptions = {
  onStep?: ((step: DrawStep) => void) | undefined;
  signal?: AbortSignal | undefined;
};

/** Started before it is needed, until a document takes it. */
let spare: Drawer | null = null;

/** Starts a worker, so that its code and its fonts are there when a document is asked for. */
export function prepareDrawer(): void {
  spare ??= startDrawer();
}

/** Ends the worker that waits, if no document took it. */
export function releaseDrawer(): void {
  spare?.worker.terminate();
  spare = null;
}

/**
 * Draws a summary in a worker.
 * @param summary awaited while the worker starts
 * @throws Error when the worker cannot start, lacks a font or falls silent; the signal's reason when it is aborted
 */
export async function drawSummary(summary: Promise<Summary>, { onStep, signal }: DrawOptions = {}): Promise<Blob> {
  const drawer = spare ?? startDrawer();
  spare = null;
  onStep?.(drawer.step);
  try {
    return await new Promise<Blob>((resolve, reject) => {
      const fall = () => reject(new Error("the worker does not answer"));
      let timer = setTimeout(fall, SILENCE_MS);
      const listen = ({ data }: MessageEvent<DrawAnswer>) => {
        clearTimeout(timer);
        if (data.kind === "file") return resolve(new Blob([data.bytes], { type: "application/pdf" }));
        if (data.kind === "failed") return reject(new Error(data.reason));
        timer = setTimeout(fall, SILENCE_MS);
        onStep?.(data.step);
      };
      drawer.worker.addEventListener("message", listen);
      drawer.worker.addEventListener("error", (event) => reject(toStartError(event)));
      signal?.addEventListener("abort", () => reject(signal.reason));
      signal?.throwIfAborted();
      summary.then((data) => drawer.worker.postMessage({ summary: data } satisfies DrawRequest)).catch(reject);
    });
  } finally {
    drawer.worker.terminate();
  }
}

const toStartError = ({ message }: ErrorEvent) => new Error(message || "the worker cannot start");

function startDrawer(): Drawer {
  const worker = new Worker(new URL("./summary.worker.ts", import.meta.url), { type: "module" });
  const drawer: Drawer = { worker, step: "code" };
  const forget = () => {
    if (spare === drawer) releaseDrawer();
  };
  worker.addEventListener("message", ({ data }: MessageEvent<DrawAnswer>) => {
    if (data.kind === "step") drawer.step = data.step;
    if (data.kind === "failed") forget();
  });
  worker.addEventListener("error", forget);
  return drawer;
}
