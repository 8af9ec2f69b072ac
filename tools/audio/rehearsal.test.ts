import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ORAL_CONTENT_DIR } from "@/lib/oral/content/topics";
import { checkRehearsalSounds, listWantedSounds } from "./rehearsal.ts";
import { readSettings } from "./settings.ts";

const settings = readSettings();

describe("the sounds of the spoken rehearsal", () => {
  test("are current, and no two of them have the same name or the same words", () => {
    expect(checkRehearsalSounds(ORAL_CONTENT_DIR, settings)).toEqual([]);
    const wanted = listWantedSounds(ORAL_CONTENT_DIR, settings);
    expect(new Set(wanted.map(({ name }) => name)).size).toBe(wanted.length);
    // A page finds a sound by its words: twice the same words must be the same voice.
    const voices = Map.groupBy(wanted, ({ words }) => words);
    expect([...voices].filter(([, same]) => new Set(same.map(({ voice }) => voice)).size > 1)).toEqual([]);
  });

  test("let no model answer have the examiner's voice, and the speakers of a topic different ones", () => {
    const wanted = listWantedSounds(ORAL_CONTENT_DIR, settings);
    const models = wanted.flatMap(({ name, voice }) => {
      const [, topic, level] = /^(.+)-(basta|bene)-\d$/.exec(name) ?? [];
      return topic && level && topic !== "sample" ? [{ topic, level, voice }] : [];
    });
    expect(models.map(({ voice }) => voice)).not.toContain("F1");
    const topics = Map.groupBy(models, ({ topic }) => topic);
    expect(topics.size).toBe(12);
    for (const own of topics.values()) expect(new Set(own.map(({ voice }) => voice)).size).toBe(2);
  });
});

describe("a check", () => {
  let dir: string;
  beforeEach(() => {
    dir = mkdtempSync(path.join(tmpdir(), "oral-sound-"));
    cpSync(ORAL_CONTENT_DIR, dir, { recursive: true });
  });
  afterEach(() => rmSync(dir, { recursive: true }));

  test("finds the sound of a changed text, a replaced file and a missing one", () => {
    const topic = path.join(dir, "topics/amicizie.json");
    const { opening } = JSON.parse(readFileSync(topic, "utf8"));
    writeFileSync(topic, readFileSync(topic, "utf8").replace(opening, `Allora, ${opening}`));
    writeFileSync(path.join(dir, "sound/examiner-end.mp3"), "another recording");
    rmSync(path.join(dir, "sound/guide-who-2.mp3"));
    const faults = checkRehearsalSounds(dir, settings);
    expect(faults.map((fault) => fault.split(" ")[3])).toEqual(["examiner-end", "guide-who-2", "amicizie-opening"]);
  });
});
