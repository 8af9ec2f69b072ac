/** The sound of the spoken rehearsal: the examiner's words, the calibration samples, model answers of some topics. */
import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { CALIBRATION } from "../../lib/oral/calibration.ts";
import { type OralTopic, QUESTION_LINES, questionText } from "../../lib/oral/content/schema.ts";
import { SOUND_DIR } from "../../lib/oral/content/sounds.ts";
import { readTopic } from "../../lib/oral/content/topics.ts";
import { EXAMINER_LINES, GENERAL_FOLLOW_UPS, GUIDE_QUESTIONS } from "../../lib/oral/examiner.ts";
import { TOPIC_IDS, type TopicId } from "../../lib/oral/topic-map.ts";
import { hashText, sha256 } from "./hashes.ts";
import { listStaleLines, makeLines, readLines, type WantedLine } from "./lines.ts";
import { compress } from "./loudness.ts";
import { writeMp3 } from "./mp3.ts";
import { speakPiece } from "./piece.ts";
import type { Settings } from "./settings.ts";
import type { SpeechTools } from "./text.ts";

type VoiceName = keyof Settings["voices"];
type RehearsalLine = WantedLine & { words: string; voice: VoiceName };

/** A woman, as the examiner is drawn. No model answer has her voice. */
const EXAMINER: VoiceName = "F1";

/** The voices of model answers up to an age, the youngest first. */
const SPEAKERS: Record<"f" | "m", [upTo: number, voice: VoiceName][]> = {
  f: [
    [34, "F3"],
    [70, "F4"],
  ],
  m: [
    [34, "M5"],
    [54, "M1"],
    [70, "M4"],
  ],
};

/** The topics whose models are spoken, one of each group: all of them would be 30 MB. */
const SPOKEN_TOPICS: readonly TopicId[] = [
  "cercare-casa",
  "la-tua-citta",
  "fare-la-spesa",
  "un-piatto-che-conosci",
  "sport-e-passioni",
  "il-medico-di-famiglia",
  "allo-sportello",
  "le-regole-del-condominio",
  "la-patente",
  "gli-annunci",
  "una-giornata-di-lavoro",
  "imparare-l-italiano",
];

const CALIBRATION_VOICES = { debole: "M5", basta: "M1", bene: "F4" } as const satisfies Record<string, VoiceName>;

/** An answer is recorded as soon as the sound ends, so little silence follows the last word. */
const EDGE = { lead: 0.1, tail: 0.2 };
/** Speech stays clear at this rate, which is 240 KB a minute. */
const KBPS = 32;
/** Of all sounds: each clone of the repository and each image of the site carries them. */
const MAX_BYTES = 15_000_000;

const turnOf = (voice: VoiceName, text: string) => ({ voice, speaker: "", text, effect: "none" as const });

/** What is to be spoken, the lines of every rehearsal first. */
export function listWantedSounds(contentDir: string, settings: Settings): RehearsalLine[] {
  const toLine = (name: string, voice: VoiceName, words: string): RehearsalLine => {
    const spoken = hashText({ turns: [turnOf(voice, words)], place: "none" }, settings);
    return { name, voice, words, hash: sha256(JSON.stringify({ spoken, EDGE, KBPS })) };
  };
  const asked = (name: string, words: string) => toLine(name, EXAMINER, words);
  const topics = TOPIC_IDS.map((id) => readTopic(contentDir, id));
  const own = QUESTION_LINES.filter((line) => !line.startsWith("general"));
  return [
    ...Object.entries(EXAMINER_LINES).map(([name, words]) => asked(`examiner-${name}`, words)),
    ...Object.entries(GUIDE_QUESTIONS).flatMap(([name, wordings]) =>
      wordings.map((words, place) => asked(`guide-${name}-${place + 1}`, words)),
    ),
    ...Object.entries(GENERAL_FOLLOW_UPS).map(([name, words]) => asked(`general-${name}`, words)),
    ...topics.flatMap((topic) => own.map((line) => asked(`${topic.id}-${line}`, questionText(topic, line)))),
    ...(["debole", "basta", "bene"] as const).map((level) =>
      toLine(`sample-${level}`, CALIBRATION_VOICES[level], CALIBRATION.samples[level].text),
    ),
    ...topics
      .filter(({ id }) => SPOKEN_TOPICS.includes(id))
      .flatMap((topic) => [...spokenModel(topic, "basta", toLine), ...spokenModel(topic, "bene", toLine)]),
  ];
}

function spokenModel(
  { id, models }: OralTopic,
  level: "basta" | "bene",
  toLine: (name: string, voice: VoiceName, words: string) => RehearsalLine,
): RehearsalLine[] {
  const { speaker, turns } = models[level];
  const voice = SPEAKERS[speaker.sex].find(([upTo]) => speaker.age <= upTo)?.[1] ?? EXAMINER;
  return turns.map(({ text }, place) => toLine(`${id}-${level}-${place + 1}`, voice, text));
}

/** Makes what is missing or stale. */
export async function makeRehearsalSounds(contentDir: string, { settings, speak, say }: SpeechTools): Promise<void> {
  const make = async ({ name, voice, words }: RehearsalLine, file: string) => {
    const piece = { turns: [turnOf(voice, words)], place: "none" as const, edge: EDGE };
    const samples = compress((await speakPiece(piece, settings, speak)).samples);
    return { samples, loudness: writeMp3(samples, file, name, { kbps: KBPS }) };
  };
  await makeLines(path.join(contentDir, SOUND_DIR), listWantedSounds(contentDir, settings), make, say);
}

/** Faults of the sounds, a sentence each. Reads files only. */
export function checkRehearsalSounds(contentDir: string, settings: Settings): string[] {
  const dir = path.join(contentDir, SOUND_DIR);
  const stale = listStaleLines(dir, listWantedSounds(contentDir, settings));
  const files = readLines(dir).announcements.map(({ file }) => path.join(dir, file));
  const bytes = files.filter(existsSync).reduce((sum, file) => sum + statSync(file).size, 0);
  return [
    ...stale.map((name) => `the sound of ${name} is missing or stale: run npm run audio`),
    ...(bytes > MAX_BYTES ? [`the sounds have ${bytes} bytes, more than ${MAX_BYTES}`] : []),
  ];
}
