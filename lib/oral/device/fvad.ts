/**
 * WebRTC's voice activity detector, of `@echogarden/fvad-wasm`. Its own loader fetches the binary, imports modules of
 * Node and is as large as the detector: here the binary is instantiated directly. The exports have the short names that
 * the package's build gave them; the version is pinned, and a test finds speech with them.
 */
type Detector = {
  memory: WebAssembly.Memory;
  initialise: () => void;
  create: () => number;
  allocate: (bytes: number) => number;
  setMode: (detector: number, mode: number) => number;
  setRate: (detector: number, rate: number) => number;
  /** 1 speech, 0 none, -1 a frame of the wrong length. */
  process: (detector: number, frame: number, samples: number) => number;
};

/** From 0 (anything may be speech) to 3 (only clear speech). */
const MODE = 2;
const RATE = 16_000;
/** The longest frame that the detector takes, 30 ms, in bytes. */
const FRAME_BYTES = 960;

/**
 * Starts a detector.
 * @param binary the package's `fvad.wasm`
 * @returns whether a frame of 10, 20 or 30 ms at 16 kHz is speech; it remembers the frames before
 * @throws Error if the browser cannot run it
 */
export async function startFvad(binary: BufferSource): Promise<(frame: Int16Array) => boolean> {
  const fail = () => {
    throw new Error("the voice detector failed");
  };
  const { instance } = await WebAssembly.instantiate(binary, { a: { a: fail, b: fail } });
  const { memory, initialise, create, allocate, setMode, setRate, process } = readExports(instance);
  initialise();
  const detector = create();
  const place = allocate(FRAME_BYTES);
  if (!detector || !place || setMode(detector, MODE) !== 0 || setRate(detector, RATE) !== 0) fail();
  return (frame) => {
    new Int16Array(memory.buffer, place, FRAME_BYTES / 2).set(frame);
    const verdict = process(detector, place, frame.length);
    if (verdict < 0) fail();
    return verdict === 1;
  };
}

function readExports({ exports }: WebAssembly.Instance): Detector {
  const { c, d, e, f, j, k, l } = exports;
  return { memory: c, initialise: d, create: e, allocate: f, setMode: j, setRate: k, process: l } as Detector;
}
