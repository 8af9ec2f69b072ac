import type { SpokenText } from "../../lib/exam/content/schema.ts";
import type { TimedSentence, TimedTurn } from "../../lib/exam/content/timings.ts";
import { splitSentences } from "../../lib/exam/sentences.ts";
import type { Random } from "../../lib/seeded-random.ts";
import { seededByWords } from "../random.ts";
import { applyEffect } from "./effects.ts";
import { drawPause, drawTurnGap, pauseKindAfter, splitClauses } from "./pauses.ts";
import { toModelPhonemes } from "./phonemes.ts";
import { backgroundOf, type Place } from "./place.ts";
import type { Settings, Voice } from "./settings.ts";
import { fadeEdges, mixAt, scaleToLevel, secondsOf, trimSilence } from "./sound.ts";
import type { Speak } from "./voice.ts";

type Turn = SpokenText["turns"][number];

/** Seconds of silence before the first word and after the last. */
const EDGE = { lead: 0.35, tail: 0.6 };
/** RMS level of speech before loudness normalisation. */
const SPEECH_LEVEL = 0.09;

/** Turns words into the model's letters. */
type Spell = typeof toModelPhonemes;
type Say = (clause: string, voice: Voice) => Promise<Float32Array>;

type Piece = { samples: Float32Array; turns: TimedTurn[] };

type Wanted = { turns: readonly Turn[]; place?: Place | undefined; edge?: typeof EDGE };

/** Speaks turns over the background of their place (none for the narrator). Times count from the piece's start. */
export async function speakPiece(
  { turns, place, edge = EDGE }: Wanted,
  settings: Settings,
  speak: Speak,
  spell: Spell = toModelPhonemes,
): Promise<Piece> {
  const words = turns.map(({ text }) => text).join(" ");
  const random = seededByWords(words);
  const parts: { at: number; samples: Float32Array }[] = [];
  const timed: TimedTurn[] = [];
  const say: Say = async (clause, voice) => await speak(spell(clause, settings.lexicon), voice);
  let at = edge.lead;
  let previousSeconds = 0;
  for (const turn of turns) {
    const gap = timed.length > 0 ? drawTurnGap(turn.overlap === true, random) : 0;
    const spoken = await speakTurn(turn, random, settings, say);
    // An interruption covers at most half of a short turn, so that turns begin and end in their order.
    at += Math.max(gap, -Math.min(previousSeconds, spoken.seconds) / 2);
    previousSeconds = spoken.seconds;
    parts.push({ at, samples: spoken.samples });
    const sentences = spoken.sentences.map((sentence) => shiftSentence(sentence, at));
    at += spoken.seconds;
    timed.push({ startSeconds: sentences[0]?.startSeconds ?? at, endSeconds: toHundredths(at), sentences });
  }
  const seconds = at + edge.tail;
  if (place) parts.push({ at: 0, samples: fadeEdges(backgroundOf(place, seconds, SPEECH_LEVEL, words)) });
  return { samples: mixAt(parts, seconds), turns: timed };
}

/** Times count from the turn's start. `samples` may last longer than `seconds`: an echo. */
async function speakTurn(turn: Turn, random: Random, settings: Settings, say: Say) {
  const voice = settings.voices[turn.voice];
  const parts: { at: number; samples: Float32Array }[] = [];
  const sentences: TimedSentence[] = [];
  let at = 0;
  let previous: string | undefined;
  for (const text of splitSentences(turn.text)) {
    if (previous !== undefined) at += drawPause(pauseKindAfter(previous), random);
    const startSeconds = at;
    for (const [index, clause] of splitClauses(text).entries()) {
      if (index > 0) at += drawPause("clause", random);
      const samples = fadeEdges(scaleToLevel(trimSilence(await say(clause, voice)), SPEECH_LEVEL));
      parts.push({ at, samples });
      at += secondsOf(samples);
    }
    sentences.push({ startSeconds, endSeconds: at, text });
    previous = text;
  }
  const leveled = scaleToLevel(applyEffect(mixAt(parts, at), turn.effect), SPEECH_LEVEL);
  return { samples: fadeEdges(leveled), sentences, seconds: at };
}

function shiftSentence({ startSeconds, endSeconds, text }: TimedSentence, by: number): TimedSentence {
  return { startSeconds: toHundredths(startSeconds + by), endSeconds: toHundredths(endSeconds + by), text };
}

export function toHundredths(seconds: number): number {
  return Math.round(seconds * 100) / 100;
}
