import type { SpokenText } from "../../lib/exam/content/schema.ts";
import type { TimedSentence, TimedTurn } from "../../lib/exam/content/timings.ts";
import { splitSentences } from "../../lib/exam/sentences.ts";
import { type Chance, chanceFor } from "./chance.ts";
import { applyEffect } from "./effects.ts";
import { breakAfter, drawPause, splitClauses } from "./pauses.ts";
import { toModelLetters } from "./phonemes.ts";
import { type Place, soundOf } from "./place.ts";
import type { Settings, Voice } from "./settings.ts";
import { fadeEdges, layOut, levelTo, secondsOf, trimSilence } from "./sound.ts";
import type { Speak } from "./voice.ts";

type Turn = SpokenText["turns"][number];

/** Seconds of silence before the first word and after the last. */
const EDGE = { lead: 0.35, tail: 0.6 };
/** RMS level of speech before loudness normalisation. */
const SPEECH_LEVEL = 0.09;

type Piece = { samples: Float32Array; turns: TimedTurn[] };

/** Speaks turns over the background of their place (none for the narrator). Times count from the piece's start. */
export async function speakPiece(
  { turns, place }: { turns: readonly Turn[]; place?: Place | undefined },
  settings: Settings,
  speak: Speak,
): Promise<Piece> {
  const words = turns.map(({ text }) => text).join(" ");
  const chance = chanceFor(words);
  const parts: { at: number; samples: Float32Array }[] = [];
  const timed: TimedTurn[] = [];
  let at = EDGE.lead;
  for (const turn of turns) {
    if (timed.length > 0) at += drawPause("turn", chance);
    const spoken = await speakTurn(turn, chance, settings, speak);
    parts.push({ at, samples: spoken.samples });
    const sentences = spoken.sentences.map((sentence) => shift(sentence, at));
    at += spoken.seconds;
    timed.push({ startSeconds: sentences[0]?.startSeconds ?? at, endSeconds: toHundredths(at), sentences });
  }
  const seconds = at + EDGE.tail;
  if (place) parts.push({ at: 0, samples: fadeEdges(soundOf(place, seconds, SPEECH_LEVEL, words)) });
  return { samples: layOut(parts, seconds), turns: timed };
}

/** Times count from the turn's start. `samples` may last longer than `seconds`: an echo. */
async function speakTurn(turn: Turn, chance: Chance, settings: Settings, speak: Speak) {
  const voice = settings.voices[turn.voice];
  const parts: { at: number; samples: Float32Array }[] = [];
  const sentences: TimedSentence[] = [];
  let at = 0;
  let previous: string | undefined;
  for (const text of splitSentences(turn.text)) {
    if (previous !== undefined) at += drawPause(breakAfter(previous), chance);
    const startSeconds = at;
    for (const [index, clause] of splitClauses(text).entries()) {
      if (index > 0) at += drawPause("clause", chance);
      const samples = await speakClause(clause, voice, settings, speak);
      parts.push({ at, samples });
      at += secondsOf(samples);
    }
    sentences.push({ startSeconds, endSeconds: at, text });
    previous = text;
  }
  const heard = levelTo(applyEffect(layOut(parts, at), turn.effect), SPEECH_LEVEL);
  return { samples: fadeEdges(heard), sentences, seconds: at };
}

async function speakClause(text: string, voice: Voice, { lexicon }: Settings, speak: Speak): Promise<Float32Array> {
  const samples = await speak(toModelLetters(text, lexicon), voice);
  return fadeEdges(levelTo(trimSilence(samples), SPEECH_LEVEL));
}

function shift({ startSeconds, endSeconds, text }: TimedSentence, by: number): TimedSentence {
  return { startSeconds: toHundredths(startSeconds + by), endSeconds: toHundredths(endSeconds + by), text };
}

export function toHundredths(seconds: number): number {
  return Math.round(seconds * 100) / 100;
}
