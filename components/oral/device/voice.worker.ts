/** Worker that finds speech while a recording is made. The detector's binary is inside its code: it fetches nothing. */
import binary from "@echogarden/fvad-wasm/fvad.wasm";
import type { VoiceMessage, VoiceRequest } from "@/components/oral/device/voice-messages";
import { startFvad } from "@/lib/oral/device/fvad";
import { VoiceFinder } from "@/lib/oral/device/voice-frames";

/** The part of the worker scope used here; the compiler only has the page's types. */
type WorkerScope = {
  postMessage: (message: VoiceMessage) => void;
  addEventListener: (name: "message", listen: (event: { data: VoiceRequest }) => void) => void;
};
const worker = self as unknown as WorkerScope;

const fail = (error: unknown) => worker.postMessage({ kind: "failed", reason: String(error) });

const starting = startFvad(binary);
let current: { recording: number; finder: VoiceFinder } | null = null;

async function handle(request: VoiceRequest): Promise<void> {
  const isVoiced = await starting;
  if (request.kind === "begin") {
    current = { recording: request.recording, finder: new VoiceFinder(isVoiced, request.rate) };
    return;
  }
  if (!current) return;
  const { recording, finder } = current;
  for (const event of finder.addSamples(request.samples)) worker.postMessage({ kind: "voice", recording, event });
}

worker.addEventListener("message", ({ data }) => void handle(data).catch(fail));
starting.then(() => worker.postMessage({ kind: "ready" })).catch(fail);
