import type { DrawMessage, DrawRequest, DrawStep } from "@/components/report/summary/draw-messages";

/** A worker that has sent nothing for this long is taken to be offline. */
const RESPONSE_TIMEOUT_MS = 120_000;

/** One worker draws one document and is then terminated, to free memory on phones. */
type DrawWorker = { worker: Worker; step: DrawStep };

export type DrawOptions = { onStep?: (step: DrawStep) => void; signal?: AbortSignal };

/** Started in advance and not yet used. */
let prepared: DrawWorker | null = null;

/** Starts a worker in advance, so that it loads code and fonts before a document is requested. */
export function prepareWorker(): void {
  prepared ??= startWorker();
}

/** Terminates the prepared worker if it was not used. */
export function releaseWorker(): void {
  prepared?.worker.terminate();
  prepared = null;
}

/**
 * Draws a PDF in a worker; `request` is awaited while it starts.
 * @throws Error when the worker cannot start, lacks a font or times out; the signal's reason when it is aborted
 */
export async function drawPdf(request: Promise<DrawRequest>, { onStep, signal }: DrawOptions = {}): Promise<Blob> {
  const drawer = prepared ?? startWorker();
  prepared = null;
  onStep?.(drawer.step);
  try {
    return await new Promise<Blob>((resolve, reject) => {
      const timeOut = () => reject(new Error("the worker timed out"));
      let timer = setTimeout(timeOut, RESPONSE_TIMEOUT_MS);
      const listen = ({ data }: MessageEvent<DrawMessage>) => {
        clearTimeout(timer);
        if (data.kind === "file") return resolve(new Blob([data.bytes], { type: "application/pdf" }));
        if (data.kind === "failed") return reject(new Error(data.reason));
        timer = setTimeout(timeOut, RESPONSE_TIMEOUT_MS);
        onStep?.(data.step);
      };
      drawer.worker.addEventListener("message", listen);
      drawer.worker.addEventListener("error", (event) => reject(toStartError(event)));
      signal?.addEventListener("abort", () => reject(signal.reason));
      signal?.throwIfAborted();
      request.then((data) => drawer.worker.postMessage(data)).catch(reject);
    });
  } finally {
    drawer.worker.terminate();
  }
}

const toStartError = ({ message }: ErrorEvent) => new Error(message || "the worker cannot start");

function startWorker(): DrawWorker {
  const worker = new Worker(new URL("./summary.worker.ts", import.meta.url), { type: "module" });
  const drawer: DrawWorker = { worker, step: "code" };
  const discard = () => {
    if (prepared === drawer) releaseWorker();
  };
  worker.addEventListener("message", ({ data }: MessageEvent<DrawMessage>) => {
    if (data.kind === "step") drawer.step = data.step;
    if (data.kind === "failed") discard();
  });
  worker.addEventListener("error", discard);
  return drawer;
}
