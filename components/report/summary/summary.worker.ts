/** Worker that draws a PDF summary or a booklet. It loads its fonts on start and ends with its page. */
import { renderBooklet } from "@/components/report/booklet/render-booklet";
import type { DrawMessage, DrawRequest } from "@/components/report/summary/draw-messages";
import { loadFonts, registerFonts } from "@/components/report/summary/fonts";
import { renderSummary } from "@/components/report/summary/render-summary";

/** The part of the worker scope used here; the compiler only has the page's types. */
type WorkerScope = {
  postMessage: (message: DrawMessage, transfer?: Transferable[]) => void;
  addEventListener: (name: "message", listen: (event: { data: DrawRequest }) => void) => void;
};
const worker = self as unknown as WorkerScope;

const fail = (error: unknown) => worker.postMessage({ kind: "failed", reason: String(error) });

async function draw(request: DrawRequest): Promise<void> {
  await fonts;
  worker.postMessage({ kind: "step", step: "drawing" });
  const bytes = await ("summary" in request
    ? renderSummary(request.summary)
    : renderBooklet(request.booklet, request.isLarge));
  worker.postMessage({ kind: "file", bytes }, [bytes]);
}

registerFonts("/fonts");
worker.postMessage({ kind: "step", step: "fonts" });
const fonts = loadFonts();
fonts.catch(fail);
worker.addEventListener("message", ({ data }) => void draw(data).catch(fail));
