import type { VoiceEvent } from "@/lib/oral/device/measures";

/** To the worker: a recording begins, at `rate` samples a second; its next samples. */
export type VoiceRequest =
  | { kind: "begin"; recording: number; rate: number }
  | { kind: "samples"; samples: Float32Array };

/** From the worker: it is ready; it can't work; it found a change of voice in a recording. */
export type VoiceMessage =
  | { kind: "ready" }
  | { kind: "failed"; reason: string }
  | { kind: "voice"; recording: number; event: VoiceEvent };
