/** Reads parts of a page aloud by the browser's own speech, in the language of the page; one part at a time. */
import { DEFAULT_LOCALE, isOfferedLocale } from "@/lib/i18n/locales";
import { chooseVoice, toUtterances } from "@/lib/product/speech";

/** A little slower than people talk: most listeners are learning the language. */
const RATE = 0.9;

/**
 * `utterances` keeps references: browsers garbage-collect unreferenced utterances and then never fire their end event.
 */
type Reading = { owner: object; utterances: SpeechSynthesisUtterance[] };

let current: Reading | null = null;
const brokenVoices = new Set<string>();
const listeners = new Set<() => void>();
let isListening = false;

const notify = () => {
  for (const listener of listeners) listener();
};

function findVoice(): SpeechSynthesisVoice | null {
  // Browsers inside other apps have no speech.
  if (!("speechSynthesis" in window)) return null;
  const { lang } = document.documentElement;
  const voices = speechSynthesis.getVoices().filter(({ voiceURI }) => !brokenVoices.has(voiceURI));
  return chooseVoice(voices, isOfferedLocale(lang) ? lang : DEFAULT_LOCALE, navigator.languages);
}

/** Whether this browser has a voice of the page's language; many find their voices only after a while. */
export function canReadAloud(): boolean {
  return findVoice() !== null;
}

/** Whether the part of this owner is being read. */
export function isReading(owner: object): boolean {
  return current?.owner === owner;
}

/** Subscribes to changes of `canReadAloud` and `isReading`; returns the unsubscribe function. */
export function subscribeToReading(listener: () => void): () => void {
  listeners.add(listener);
  if (!isListening && "speechSynthesis" in window) {
    isListening = true;
    speechSynthesis.addEventListener?.("voiceschanged", notify);
    // The browser would continue speaking on the next page, and over a recording.
    window.addEventListener("pagehide", () => stopReading());
    document.addEventListener("visibilitychange", () => document.hidden && stopReading());
    document.addEventListener("play", () => stopReading(), true);
  }
  return () => listeners.delete(listener);
}

/** Stops the voice. @param owner stops it only while it reads this owner's part */
export function stopReading(owner?: object): void {
  if (!current || (owner && current.owner !== owner)) return;
  current = null;
  speechSynthesis.cancel();
  notify();
}

/** Reads the visible text of an element, after stopping any current reading. A voice that fails is not used again. */
export function readAloud(owner: object, element: Element): void {
  stopReading();
  const voice = findVoice();
  const texts = toUtterances(readableText(element));
  if (!voice || texts.length === 0) return;
  const reading: Reading = { owner, utterances: [] };
  const end = () => {
    if (current === reading) stopReading();
  };
  reading.utterances = texts.map((text) => {
    const utterance = new SpeechSynthesisUtterance(text);
    Object.assign(utterance, { voice, lang: voice.lang, rate: RATE });
    utterance.onerror = ({ error }) => {
      if (/unavailable|failed/.test(error)) brokenVoices.add(voice.voiceURI);
      end();
    };
    return utterance;
  });
  const last = reading.utterances.at(-1);
  if (last) last.onend = end;
  current = reading;
  for (const utterance of reading.utterances) speechSynthesis.speak(utterance);
  notify();
}

/**
 * Never read: content of the exam or of the learner, which has a `lang` attribute; controls; hidden content.
 */
const SILENT = "[lang], [hidden], [aria-hidden=true], svg, button, a[role=button], input, select, textarea, audio, nav";

function readableText(element: Element): string {
  return [...element.childNodes].map(readNode).join("");
}

function readNode(node: Node): string {
  if (node instanceof Text) return node.data.replace(/\s+/g, " ");
  if (!(node instanceof Element) || node.matches(SILENT) || node.matches("details:not([open]) > :not(summary)"))
    return "";
  const { display } = getComputedStyle(node);
  if (display === "none") return "";
  return display.startsWith("inline") ? readableText(node) : `\n${readableText(node)}\n`;
}
