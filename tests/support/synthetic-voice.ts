/** A synthetic voice, to test the speech detector and to feed the browser's fake microphone. */

/** Numbers between -1 and 1 that are the same in every run. */
export function makeNoise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 31 - 1;
  };
}

/** A voice of vowels: pulses of the vocal cords through three resonances of the mouth, in four syllables a second. */
export function makeVoice(rate: number, pitch: number): (sample: number) => number {
  const resonances = [700, 1220, 2600].map((hertz) => {
    const radius = Math.exp((-Math.PI * 90) / rate);
    return { a: 2 * radius * Math.cos((2 * Math.PI * hertz) / rate), b: -radius * radius, one: 0, two: 0 };
  });
  return (sample) => {
    const seconds = sample / rate;
    const period = Math.floor(rate / (pitch * (1 + 0.06 * Math.sin(2 * Math.PI * 1.3 * seconds))));
    let sound = sample % period === 0 ? 1 : 0;
    for (const resonance of resonances) {
      sound += resonance.a * resonance.one + resonance.b * resonance.two;
      [resonance.two, resonance.one] = [resonance.one, sound];
      sound *= 0.25;
    }
    return sound * (0.6 + 0.4 * Math.sin(2 * Math.PI * 4 * seconds));
  };
}

/** In seconds. */
export type Speech = { start: number; end: number };

/** A recording in a quiet room in which somebody speaks at the given seconds. */
export function recordVoice(speeches: readonly Speech[], seconds: number, rate: number, seed: number): Float32Array {
  const noise = makeNoise(seed);
  const voice = makeVoice(rate, 100 + 20 * seed);
  const isSpeech = (at: number) => speeches.some(({ start, end }) => at >= start && at < end);
  return Float32Array.from({ length: seconds * rate }, (_, sample) => {
    return noise() * 0.001 + (isSpeech(sample / rate) ? voice(sample) * 4 : 0);
  });
}
