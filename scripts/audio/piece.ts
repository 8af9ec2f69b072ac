/** A text as sound: its turns spoken sentence by sentence, each in its place, with pauses, and the times of all. */
import type { SpokenText } from "../../lib/exam/content/schema.ts";
import type { TimedSentence, TimedTurn } from "../../lib/exam/content/timings.ts";
import { splitSentences } from "../../lib/exam/sentences.ts";
import { applyEffect } from "./effects.ts";
import { toModelLetters } from "./phonemes.ts";
import type { Settings, Voice } from "./settings.ts";
import { fadeEdges, layOut, levelTo, secondsOf, trimSilence } from "./sound.ts";
import type { Speak } from "./voice.ts";

type Turn = SpokenText["turns"][number];

/** Pauses in seconds. A learner hears the end of a sentence, and that someone else begins. */
const PAUSE = { lead: 0.25, betweenSentences: 0.38, betweenTurns: 0.6, tail: 0.5 };
/** RMS level of speech before the whole is brought to its loudness. */
const SPEECH_LEVEL = 0.09;

type Piece = { samples: Float32Array; turns: TimedTurn[] };

/** Speaks turns one after the other. Times count from the start of the piece. */
export async function speakPiece(turns: readonly Turn[], settings: Settings, speak: Speak): Promise<Piece> {
  const parts: { at: number; samples: Float32Array }[] = [];
  const timed: TimedTurn[] = [];
  let at = PAUSE.lead;
  for (const turn of turns) {
    if (timed.length > 0) at += PAUSE.betweenTurns;
    const spoken = await speakTurn(turn, settings, speak);
    parts.push({ at, samples: spoken.samples });
    const sentences = spoken.sentences.map((sentence) => shift(sentence, at));
    at += spoken.seconds;
    timed.push({ startSeconds: sentences[0]?.startSeconds ?? at, endSeconds: toHundredths(at), sentences });
  }
  return { samples: layOut(parts, at + PAUSE.tail), turns: timed };
}

/** One turn and its sentences' times from its own start. Its samples may ring on after `seconds` (an echo). */
async function speakTurn(turn: Turn, settings: Settings, speak: Speak) {
  const voice = settings.voices[turn.voice];
  const parts: { at: number; samples: Float32Array }[] = [];
  const sentences: TimedSentence[] = [];
  let at = 0;
  for (const text of splitSentences(turn.text)) {
    if (sentences.length > 0) at += PAUSE.betweenSentences;
    const samples = await speakSentence(text, voice, settings, speak);
    parts.push({ at, samples });
    sentences.push({ startSeconds: at, endSeconds: at + secondsOf(samples), text });
    at += secondsOf(samples);
  }
  const heard = levelTo(applyEffect(layOut(parts, at), turn.effect), SPEECH_LEVEL);
  return { samples: fadeEdges(heard), sentences, seconds: at };
}

async function speakSentence(text: string, voice: Voice, { lexicon }: Settings, speak: Speak): Promise<Float32Array> {
  const samples = await speak(toModelLetters(text, lexicon), voice);
  return fadeEdges(levelTo(trimSilence(samples), SPEECH_LEVEL));
}

function shift({ startSeconds, endSeconds, text }: TimedSentence, by: number): TimedSentence {
  return { startSeconds: toHundredths(startSeconds + by), endSeconds: toHundredths(endSeconds + by), text };
}

/** Seconds with two decimals. */
export function toHundredths(seconds: number): number {
  return Math.round(seconds * 100) / 100;
}
