import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { SpokenText } from "../../lib/exam/content/schema.ts";
import type { TimedSection } from "../../lib/exam/content/timings.ts";
import type { ListeningSection } from "../../lib/exam/sections.ts";
import { checkAudio } from "./check.ts";
import { hashText, hashTrack, sha256 } from "./hashes.ts";
import { readSettings } from "./settings.ts";
import { pieceName, trackName, writeTimings } from "./simulation.ts";

const settings = readSettings();
const loudness = { loudnessLufs: -16, truePeakDb: -2 };
let dir: string;

/** A simulation with its audio, every file a few bytes. */
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), "audio-check-"));
  mkdirSync(path.join(dir, "audio/pieces"), { recursive: true });
  const ascolto1 = writeSection("ascolto1", 6, 6, { options: ["a", "b", "c"], correct_answer: "A" });
  const ascolto2 = writeSection("ascolto2", 2, 12, { correct_answer: "V" });
  writeTimings(dir, { version: 1, sections: { ascolto1, ascolto2 } });
});

afterEach(() => rmSync(dir, { recursive: true }));

function spokenText(index: number): SpokenText {
  const turn = { voice: "F1" as const, speaker: "Elena", text: "Buongiorno.", effect: "none" as const };
  return { id: `t${index + 1}`, place: "none" as const, title: `Testo ${index + 1}`, turns: [turn] };
}

function writeSection(
  section: ListeningSection,
  textCount: number,
  questionCount: number,
  answer: object,
): TimedSection {
  const texts = Array.from({ length: textCount }, (_, i) => spokenText(i));
  const evidence = { text: "t1", turn: 0, quote: "Buongiorno" };
  const raised = { A: "Buongiorno", B: "Buongiorno", C: "Buongiorno" };
  const question = {
    question: "?",
    tag: "main-idea",
    explanation: { it: { right: "." } },
    evidence,
    ...answer,
    ...("options" in answer ? { raised } : {}),
  };
  const questions = Array.from({ length: questionCount }, (_, i) => ({ id: i + 1, ...question }));
  writeFileSync(path.join(dir, `${section}.json`), JSON.stringify({ instructions: ".", texts, questions }));
  writeFileSync(path.join(dir, "audio", trackName(section)), "track");
  const span = { startSeconds: 0, endSeconds: 1 };
  const timed = texts.map((text) => {
    const piece = pieceName(section, text.id);
    writeFileSync(path.join(dir, "audio", piece), piece);
    return {
      id: text.id,
      piece,
      source: "synthetic" as const,
      hash: hashText(text, settings),
      pieceSha256: sha256(piece),
      durationSeconds: 1,
      ...loudness,
      startSeconds: [1, 2] as [number, number],
      turns: [{ ...span, sentences: [{ ...span, text: "Buongiorno." }] }],
    };
  });
  const hash = hashTrack(
    section,
    timed.map(({ pieceSha256 }) => pieceSha256),
    settings,
  );
  const cues = [{ ...span, kind: "reading" as const }];
  return { file: trackName(section), hash, durationSeconds: 600, bytes: 5, ...loudness, cues, texts: timed };
}

test("complete and current audio has no faults", async () => {
  expect(await checkAudio(dir)).toEqual([]);
});

test("a changed transcript makes its piece stale", async () => {
  const file = path.join(dir, "ascolto1.json");
  writeFileSync(file, readFileSync(file, "utf8").replace("Buongiorno.", "Buonasera."));
  expect(await checkAudio(dir)).toEqual(["ascolto1: t1 changed after its piece was made"]);
});

test("digits in a spoken text are a fault", async () => {
  const file = path.join(dir, "ascolto2.json");
  writeFileSync(file, readFileSync(file, "utf8").replace('"text":"Buongiorno."', '"text":"Costa 2 euro."'));
  expect(await checkAudio(dir)).toEqual([
    "ascolto2: t1 has digits: write numbers in words",
    "ascolto2: t1 changed after its piece was made",
  ]);
});

test("a replaced piece makes the track stale", async () => {
  writeFileSync(path.join(dir, "audio", pieceName("ascolto2", "t2")), "a recording");
  expect(await checkAudio(dir)).toEqual([
    "ascolto2: t2 has a piece newer than the track",
    "ascolto2: the track is stale",
  ]);
});

test("a missing piece, a missing track and a missing manifest are faults", async () => {
  rmSync(path.join(dir, "audio", pieceName("ascolto1", "t3")));
  rmSync(path.join(dir, "audio", trackName("ascolto2")));
  expect(await checkAudio(dir)).toEqual([
    "ascolto1: t3 has no piece",
    "ascolto1: the track is stale",
    "ascolto2: the track is missing",
  ]);
  rmSync(path.join(dir, "audio/timings.json"));
  expect(await checkAudio(dir)).toEqual(["audio/timings.json is missing: run npm run audio"]);
});
