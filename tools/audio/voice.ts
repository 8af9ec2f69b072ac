import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { z } from "zod";
import { shiftVoice } from "./effects.ts";
import { sha256 } from "./hashes.ts";
import { cacheDir, modelDir } from "./model.ts";
import type { Voice } from "./settings.ts";
import { amplify, fromBytes, toBytes } from "./sound.ts";

type Tensor = { data: Float32Array };
type Session = { run(inputs: Record<string, Tensor>): Promise<Record<string, Tensor>> };
/** The part of onnxruntime-node that we use; it is installed in DATA_DIR, so its types cannot be imported. */
type Runtime = {
  InferenceSession: { create(file: string, options: object): Promise<Session> };
  Tensor: new (type: string, data: Float32Array | BigInt64Array, dims: number[]) => Tensor;
};

/** Samples at 24 kHz for a sentence in the model's letters. */
export type Speak = (letters: string, voice: Voice) => Promise<Float32Array>;

const STYLE_LENGTH = 256;
const STYLE_ROWS = 510;
const MAX_PHONEMES = 500;
/** The model is loud; this keeps its peaks within full scale. */
const HEADROOM = 0.6;

/** Waiting threads sleep: spinning would take the processor from other jobs. */
const THREADS = { intraOpNumThreads: 2, extra: { session: { intra_op: { allow_spinning: "0" } } } };

const tokenizerSchema = z.object({ model: z.object({ vocab: z.record(z.string(), z.int()) }) });

/** A speaker that caches sentences and loads the model at the first new one. */
export function openSpeaker(): Speak {
  let model: Promise<Speak> | undefined;
  return (letters, voice) =>
    cached(["sentence", letters, voice.mix, voice.speed, voice.shift], async () => {
      model ??= loadModel();
      // Raising a voice also speeds it up, so it is spoken slower first.
      const spoken = await (await model)(letters, { ...voice, speed: voice.speed / voice.shift });
      return shiftVoice(spoken, voice.shift);
    });
}

/** Samples cached in DATA_DIR/audio-cache under a hash of their ingredients; made if missing. */
async function cached(keyParts: unknown[], make: () => Promise<Float32Array>): Promise<Float32Array> {
  const file = path.join(cacheDir, `${sha256(JSON.stringify(keyParts))}.f32`);
  if (existsSync(file)) return fromBytes(readFileSync(file));
  const samples = await make();
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(`${file}.draft`, toBytes(samples));
  renameSync(`${file}.draft`, file);
  return samples;
}

async function loadModel(): Promise<Speak> {
  const runtime: Runtime = createRequire(path.join(modelDir, "package.json"))("onnxruntime-node");
  const { InferenceSession, Tensor } = runtime;
  const session = await InferenceSession.create(path.join(modelDir, "kokoro-quantized.onnx"), THREADS);
  const tokenizer = readFileSync(path.join(modelDir, "tokenizer.json"), "utf8");
  const { vocab } = tokenizerSchema.parse(JSON.parse(tokenizer)).model;

  return async (letters, voice) => {
    const ids = toIds(letters, vocab);
    // One style row per sentence length.
    const style = blend(voice.mix).slice(STYLE_LENGTH * (ids.length - 1), STYLE_LENGTH * ids.length);
    const { waveform } = await session.run({
      input_ids: new Tensor("int64", BigInt64Array.from([0, ...ids, 0], BigInt), [1, ids.length + 2]),
      style: new Tensor("float32", style, [1, STYLE_LENGTH]),
      speed: new Tensor("float32", Float32Array.of(voice.speed), [1]),
    });
    if (waveform === undefined) throw new Error("the model gave no waveform");
    return amplify(waveform.data, HEADROOM);
  };
}

function toIds(letters: string, vocab: Record<string, number>): number[] {
  const ids = Array.from(letters, (letter) => {
    const id = vocab[letter];
    if (id === undefined) throw new Error(`the model has no sign ${JSON.stringify(letter)} (in ${letters})`);
    return id;
  });
  if (ids.length > MAX_PHONEMES) throw new Error(`sentence too long to speak (${ids.length} sounds): ${letters}`);
  return ids;
}

function blend(mix: string): Float32Array {
  const parts = mix.split("+").map((part) => {
    const [name = "", share = "1"] = part.split(":");
    return { style: fromBytes(readFileSync(path.join(modelDir, "voices", `${name}.bin`))), share: Number(share) };
  });
  const total = parts.reduce((sum, { share }) => sum + share, 0);
  return Float32Array.from({ length: STYLE_ROWS * STYLE_LENGTH }, (_, i) =>
    parts.reduce((sum, { style, share }) => sum + ((style[i] ?? 0) * share) / total, 0),
  );
}
