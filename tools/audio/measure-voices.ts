import { writeFileSync } from "node:fs";
import { toModelPhonemes } from "./phonemes.ts";
import { PROFILES_FILE, type Settings } from "./settings.ts";
import { mixAt, secondsOf } from "./sound.ts";
import type { Speak } from "./voice.ts";
import { areDistinguishable, profileVoice, type VoiceProfile, voiceDistance } from "./voice-distance.ts";

/** All sounds of Italian, none of them often. */
const SENTENCES = [
  "Buongiorno, signora, oggi l'ufficio apre alle nove e chiude a mezzogiorno.",
  "Mi dispiace, ma il modulo deve portarlo domani mattina insieme ai documenti.",
];

/** Writes the voices' profiles; returns one line per pair of the same sex. */
export async function measureVoices({ voices, lexicon }: Settings, speak: Speak): Promise<string[]> {
  const profiles: [string, VoiceProfile][] = [];
  for (const [name, voice] of Object.entries(voices)) {
    const parts: { at: number; samples: Float32Array }[] = [];
    let at = 0;
    for (const sentence of SENTENCES) {
      const samples = await speak(toModelPhonemes(sentence, lexicon), voice);
      parts.push({ at, samples });
      at += secondsOf(samples);
    }
    const { pitchHz, bandsDb } = profileVoice(mixAt(parts, at));
    profiles.push([name, { pitchHz: Math.round(pitchHz), bandsDb }]);
  }
  const json = JSON.stringify(Object.fromEntries(profiles), null, 2);
  writeFileSync(
    PROFILES_FILE,
    `${json.replace(/\[[^\]]+\]/g, (list) => list.replace(/\s+/g, " ").replace("[ ", "[").replace(" ]", "]"))}\n`,
  );
  return profiles.flatMap(([one, a], index) =>
    profiles.slice(index + 1).flatMap(([other, b]) => {
      if (one.charAt(0) !== other.charAt(0)) return [];
      const { semitones, timbreDb } = voiceDistance(a, b);
      const verdict = areDistinguishable(a, b) ? "apart" : "alike";
      return [`  ${one} ${other}  ${semitones.toFixed(1)} semitones  ${timbreDb.toFixed(1)} dB  ${verdict}`];
    }),
  );
}
