import { describe, expect, it } from "vitest";
import { advanceSoundCheck, type SoundCheckState, startSoundCheck, toLevel } from "./sound-check";

const tone = (loudness: number) => Float32Array.from({ length: 480 }, (_, at) => loudness * Math.sin(at / 5));

describe("the level of a microphone", () => {
  it("is 0 in silence and 1 for a loud voice, and rises with the loudness in between", () => {
    expect(toLevel(new Float32Array(480))).toBe(0);
    expect(toLevel(tone(0.9))).toBe(1);
    expect(toLevel(tone(0.02))).toBeLessThan(toLevel(tone(0.1)));
    expect(toLevel(new Float32Array(0))).toBe(0);
  });
});

describe("the sound check", () => {
  const feed = (levels: readonly [level: number, atMs: number][], start = startSoundCheck(0)): SoundCheckState =>
    levels.reduce((check, [level, atMs]) => advanceSoundCheck(check, level, atMs), start);

  it("reports after two seconds that nothing is heard", () => {
    expect(feed([[0.01, 1999]]).state).toBe("listening");
    expect(feed([[0.01, 2000]]).state).toBe("nothing");
  });

  it("detects a voice, even a late one, and reports when it has stopped", () => {
    const heard = feed([
      [0, 2500],
      [toLevel(tone(0.05)), 3000],
    ]);
    expect(heard.state).toBe("heard");
    expect(feed([[0, 4900]], heard).state).toBe("heard");
    expect(feed([[0, 5000]], heard).state).toBe("nothing");
  });
});
