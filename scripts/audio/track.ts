/** A section's exam-hall track, put together from the pieces and the announcer's sentences. */
import type { Cue } from "../../lib/exam/content/timings.ts";
import type { ListeningSection } from "../../lib/exam/sections.ts";
import { cached } from "./cache.ts";
import { TOOL_VERSION } from "./hashes.ts";
import { respell } from "./lexicon.ts";
import { evenOut, LOUDNESS, normalise } from "./loudness.ts";
import { readSound } from "./mp3.ts";
import { speakPiece, toHundredths } from "./piece.ts";
import { planSeconds, planTrack, type Step, TRACK_LIMITS } from "./plan.ts";
import { fadeEdges, layOut, secondsOf } from "./sound.ts";
import type { MadeText, Studio } from "./text.ts";

/** Silences shorter than this are a breath, not something a player would name. Seconds. */
const NAMED_FROM = 2;
const PIECE_AIM = { loudnessLufs: LOUDNESS.targetLufs, ceilingDb: LOUDNESS.maxTruePeakDb };

type Track = { samples: Float32Array; cues: Cue[]; startSeconds: Map<string, [first: number, second: number]> };

/** Lays out a track with the most generous silences that keep it within its length. Throws if none do. */
export async function assembleTrack(
  section: ListeningSection,
  texts: readonly MadeText[],
  studio: Studio,
): Promise<Track> {
  const sounds = new Map(texts.map((text) => [text.id, readPiece(text)]));
  const said = new Map<string, Float32Array>();
  const { announcements } = studio.settings;
  for (const pacing of announcements.pacing[section]) {
    const steps = planTrack(section, [...sounds.keys()], pacing, announcements);
    for (const step of steps) {
      if (step.does === "say" && !said.has(step.words)) said.set(step.words, await announce(step.words, studio));
    }
    const seconds = planSeconds(
      steps,
      (words) => lengthOf(said, words),
      (id) => lengthOf(sounds, id),
    );
    if (seconds >= TRACK_LIMITS.minSeconds && seconds <= TRACK_LIMITS.maxSeconds) {
      return layOutSteps(steps, said, sounds, seconds);
    }
  }
  throw new Error(`${section}: no pacing in announcements.json gives a track of 6 to 12 minutes`);
}

function layOutSteps(
  steps: readonly Step[],
  said: Map<string, Float32Array>,
  sounds: Map<string, Float32Array>,
  seconds: number,
): Track {
  const parts: { at: number; samples: Float32Array }[] = [];
  const cues: Cue[] = [];
  const startSeconds: Track["startSeconds"] = new Map();
  let at = 0;
  for (const step of steps) {
    const span = { startSeconds: toHundredths(at), endSeconds: 0 };
    if (step.does === "wait") {
      at += step.seconds;
      if (step.seconds >= NAMED_FROM) cues.push({ ...span, kind: step.kind, textId: step.textId });
    } else {
      const samples = step.does === "say" ? said.get(step.words) : sounds.get(step.textId);
      if (samples === undefined) throw new Error("a step of the plan has no sound");
      parts.push({ at, samples });
      at += secondsOf(samples);
      if (step.does === "say") cues.push({ ...span, kind: "announcement", words: step.words });
      else {
        cues.push({ ...span, kind: "text", textId: step.textId });
        const first = startSeconds.get(step.textId)?.[0] ?? span.startSeconds;
        startSeconds.set(step.textId, [first, span.startSeconds]);
      }
    }
    const cue = cues.at(-1);
    if (cue !== undefined && cue.startSeconds === span.startSeconds) cue.endSeconds = toHundredths(at);
  }
  return { samples: layOut(parts, seconds), cues, startSeconds };
}

/** A piece as it goes into the track. Ours are at their loudness; a recording is brought to it, its file untouched. */
function readPiece(text: MadeText): Float32Array {
  const samples = readSound(text.file);
  return fadeEdges(text.source === "recording" ? normalise(samples, PIECE_AIM) : samples);
}

/** An announcement at the loudness of the pieces, made once and shared by all simulations. */
function announce(words: string, { settings, speak }: Studio): Promise<Float32Array> {
  const { announcements, voices, lexicon } = settings;
  const voice = announcements.voice;
  const { mix, speed } = voices[voice];
  return cached(["announcement", TOOL_VERSION, respell(words, lexicon), mix, speed], async () => {
    const turn = { voice, speaker: "annunciatore", text: words, effect: "none" as const };
    const { samples } = await speakPiece([turn], settings, speak);
    return normalise(evenOut(samples), PIECE_AIM);
  });
}

function lengthOf(sounds: Map<string, Float32Array>, key: string): number {
  const samples = sounds.get(key);
  return samples === undefined ? 0 : secondsOf(samples);
}
