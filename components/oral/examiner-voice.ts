import { chooseVoice } from "@/lib/product/speech";

/** The examiner's voice: the device's own Italian one, so that a rehearsal needs no network. */

const RATES = { normal: 0.95, slow: 0.75 };
/** Some browsers never say that a sentence has ended. */
const MOST_MS_PER_LETTER = 160;
/** How long a sentence is read that no voice says. */
const READING_MS_PER_LETTER = 60;
const LEAST_MS = 1000;

let cutOff = () => {};

function findVoice(): SpeechSynthesisVoice | null {
  return "speechSynthesis" in window ? chooseVoice(speechSynthesis.getVoices(), "it") : null;
}

/** Whether this device has an Italian voice; many find it only after a while. */
export const hasItalianVoice = (): boolean => findVoice() !== null;

/** Subscribes to changes of `hasItalianVoice`. */
export function subscribeToVoices(listener: () => void): () => void {
  if (!("speechSynthesis" in window)) return () => {};
  speechSynthesis.addEventListener?.("voiceschanged", listener);
  return () => speechSynthesis.removeEventListener?.("voiceschanged", listener);
}

/** Says Italian sentences; ends with the last, or when `stopExaminer` cuts it off. */
export function sayAsExaminer(sentences: readonly string[], speed: keyof typeof RATES = "normal"): Promise<void> {
  stopExaminer();
  const voice = findVoice();
  const letters = sentences.join(" ").length;
  return new Promise((resolve) => {
    const most = Math.max(LEAST_MS, letters * (voice ? MOST_MS_PER_LETTER : READING_MS_PER_LETTER));
    const timer = setTimeout(() => cutOff(), most);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    cutOff = () => {
      if (voice) speechSynthesis.cancel();
      end();
    };
    if (!voice) return;
    const utterances = sentences.map((sentence) => {
      const utterance = new SpeechSynthesisUtterance(sentence);
      return Object.assign(utterance, { voice, lang: voice.lang, rate: RATES[speed], onerror: end });
    });
    const last = utterances.at(-1);
    if (last) last.onend = end;
    for (const utterance of utterances) speechSynthesis.speak(utterance);
  });
}

/** Silences the examiner. */
export function stopExaminer(): void {
  cutOff();
  cutOff = () => {};
}
