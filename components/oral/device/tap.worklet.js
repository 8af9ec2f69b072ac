/* An audio worklet, served as is: passes the microphone's samples to the page in blocks of about 40 ms. */

const BLOCK_SAMPLES = 2048;

class Tap extends AudioWorkletProcessor {
  #block = new Float32Array(BLOCK_SAMPLES);
  #filled = 0;

  process([[samples] = []]) {
    for (const sample of samples ?? []) {
      this.#block[this.#filled] = sample;
      this.#filled += 1;
      if (this.#filled < BLOCK_SAMPLES) continue;
      this.port.postMessage(this.#block, [this.#block.buffer]);
      this.#block = new Float32Array(BLOCK_SAMPLES);
      this.#filled = 0;
    }
    return true;
  }
}

registerProcessor("tap", Tap);
