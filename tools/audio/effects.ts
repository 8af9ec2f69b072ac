import type { SpokenText } from "../../lib/exam/content/schema.ts";
import { runProgram } from "./programs.ts";
import { fromBytes, SAMPLE_RATE, toBytes } from "./sound.ts";

type Effect = SpokenText["turns"][number]["effect"];

/**
 * sox effect chains, mild enough that a learner understands every word. The numbers of `reverb`: reverberance,
 * high-frequency damping, room size, stereo depth (percent), pre-delay (ms), wet gain (dB). Speech transmission index
 * from the impulse responses: room 0.95, loudspeaker 0.88 (above 0.75 is excellent). Raise TOOL_VERSION on a change.
 */
const CHAINS: Record<Exclude<Effect, "none">, string> = {
  room: "reverb 25 55 25 0 4 0",
  phone: "highpass 300 highpass 300 lowpass 3400 lowpass 3400 compand 0.01,0.15 6:-60,-45,-20,-14,0,-8",
  loudspeaker: "highpass 280 lowpass 5500 lowpass 5500 equalizer 1500 1q 3 reverb 35 45 65 0 22 0",
  radio: "highpass 140 lowpass 8500 compand 0.02,0.2 6:-60,-42,-14,-9,0,-6",
};

/** Time for an echo to decay after the last word; the caller overlaps it with the pause that follows. */
const TAIL_SECONDS = 0.5;

/** Applies an effect. The start does not shift; every effect but `none` adds a tail of 0.5 s. */
export function applyEffect(samples: Float32Array, effect: Effect): Float32Array {
  if (effect === "none") return samples;
  // Headroom first: sox clips at full scale between two effects.
  return sox(samples, `pad 0 ${TAIL_SECONDS} gain -6 ${CHAINS[effect]}`);
}

/** Shifts pitch, timbre and pace together; a factor above 1 raises them. */
export function shiftVoice(samples: Float32Array, factor: number): Float32Array {
  return factor === 1 ? samples : sox(samples, `gain -3 speed ${factor} rate ${SAMPLE_RATE}`);
}

function sox(samples: Float32Array, chain: string): Float32Array {
  const format = ["-t", "f32", "-r", String(SAMPLE_RATE), "-c", "1", "-"];
  return fromBytes(runProgram("sox", ["-V1", ...format, ...format, ...chain.split(" ")], toBytes(samples)).stdout);
}
