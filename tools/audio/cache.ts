import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { sha256 } from "./hashes.ts";
import { cacheDir } from "./model.ts";
import { fromBytes, toBytes } from "./sound.ts";

/** Samples cached in DATA_DIR/audio-cache under a hash of their ingredients; made if missing. */
export async function cached(keyParts: unknown[], make: () => Promise<Float32Array>): Promise<Float32Array> {
  const file = path.join(cacheDir, `${sha256(JSON.stringify(keyParts))}.f32`);
  if (existsSync(file)) return fromBytes(readFileSync(file));
  const samples = await make();
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(`${file}.draft`, toBytes(samples));
  renameSync(`${file}.draft`, file);
  return samples;
}
