import { findSound, hasSound, subscribeToSounds } from "@/lib/oral/examiner-sounds";
import { chooseVoice } from "@/lib/product/speech";

/** The examiner's voice: her recording; without it the device's own Italian voice; without that, time to read. */

const RATES = { normal: 1, slow: 0.75 };
type Speed = keyof typeof RATES;

/** A recording that has not loaded within this time is replaced by the device's voice. */
const MAX_WAITING_MS = 4000;
/** Some browsers never say that a sentence has ended. */
const MAX_MS_PER_LETTER = 160;
/** Reading time for a sentence that no voice speaks. */
const READING_MS_PER_LETTER = 60;
const MIN_MS = 1000;

/** Ends the sentence that is being said. */
let cutOff = () => {};
/** Incremented by every call, so that the sentences of the previous call end. */
let turn = 0;
/** One element for all sentences: once a press has started it, the browser allows it to play again. */
let player: HTMLAudioElement | null = null;

function findVoice(): SpeechSynthesisVoice | null {
  return "speechSynthesis" in window ? chooseVoice(speechSynthesis.getVoices(), "it") : null;
}

/** Whether a text can be heard on this device; many find their voices only after a while. */
export const canBeHeard = (text: string): boolean => hasSound(text) || findVoice() !== null;

/** Subscribes to changes of `canBeHeard`. */
export function subscribeToVoices(listener: () => void): () => void {
  const stopSounds = subscribeToSounds(listener);
  const voices = "speechSynthesis" in window ? speechSynthesis : null;
  voices?.addEventListener?.("voiceschanged", listener);
  return () => {
    stopSounds();
    voices?.removeEventListener?.("voiceschanged", listener);
  };
}

/** Says Italian sentences; ends with the last, or when `stopExaminer` interrupts it. */
export async function sayAsExaminer(sentences: readonly string[], speed: Speed = "normal"): Promise<void> {
  stopExaminer();
  const own = turn;
  for (const sentence of sentences) {
    const sound = await Promise.race([findSound(sentence), wait(MAX_WAITING_MS)]);
    if (own !== turn) return;
    const isHeard = sound !== null && (await playSound(sound, speed));
    if (!isHeard && own === turn) await speak(sentence, speed);
  }
}

/** Silences the examiner. */
export function stopExaminer(): void {
  turn += 1;
  cutOff();
}

const wait = (milliseconds: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), milliseconds));

/** @returns whether it was heard, or cut off */
async function playSound(sound: Blob, speed: Speed): Promise<boolean> {
  player ??= new Audio();
  const audio = player;
  const address = URL.createObjectURL(sound);
  try {
    return await new Promise((resolve) => {
      cutOff = () => resolve(true);
      audio.onended = () => resolve(true);
      // Unplugging headphones pauses it. The event of an earlier pause may come late.
      audio.onpause = () => audio.paused && resolve(true);
      audio.onerror = () => resolve(false);
      audio.src = address;
      audio.playbackRate = RATES[speed];
      audio.play().catch(() => resolve(false));
    });
  } finally {
    cutOff = () => {};
    audio.pause();
    URL.revokeObjectURL(address);
  }
}

async function speak(sentence: string, speed: Speed): Promise<void> {
  const voice = findVoice();
  const most = Math.max(MIN_MS, sentence.length * (voice ? MAX_MS_PER_LETTER : READING_MS_PER_LETTER));
  let timer: ReturnType<typeof setTimeout> | undefined;
  await new Promise<void>((resolve) => {
    cutOff = resolve;
    timer = setTimeout(resolve, most);
    if (!voice) return;
    const utterance = new SpeechSynthesisUtterance(sentence);
    Object.assign(utterance, { voice, lang: voice.lang, rate: RATES[speed], onend: resolve, onerror: resolve });
    speechSynthesis.speak(utterance);
  });
  cutOff = () => {};
  clearTimeout(timer);
  if (voice) speechSynthesis.cancel();
}
