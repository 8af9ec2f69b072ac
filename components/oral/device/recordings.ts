import { deleteOldVoices } from "@/components/layout/voice-database";
import { voiceStore } from "@/components/oral/device/voice-store";
import {
  listSizes,
  type RecordingKey,
  type StoredAnswer,
  type StoredLine,
  toStoredAnswer,
  toStoredLines,
} from "@/lib/oral/device/recording-parts";
import { toBars, toWav } from "@/lib/oral/device/wave";

/** Enough for speech, and what the voice detector uses. */
const SAMPLE_RATE = 16_000;

/**
 * The recording of an answer, or null. One that was interrupted and went on is joined into one WAV file.
 * @throws DOMException where the browser stores nothing
 */
export async function readRecording(key: RecordingKey): Promise<Blob | null> {
  const parts = (await voiceStore.list(key)).filter(({ chunks }) => chunks > 0);
  const files = await Promise.all(
    parts.map(async (part) => new Blob(await voiceStore.readChunks(part), { type: part.type })),
  );
  if (files.length < 2) return files[0] ?? null;
  // The end of a part may be truncated so badly that it cannot be read: the other parts still can.
  const decoded = await Promise.all(files.map((file) => decode(file).catch(() => new Float32Array())));
  const all = new Float32Array(decoded.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const samples of decoded) {
    all.set(samples, at);
    at += samples.length;
  }
  return new Blob([toWav(all, SAMPLE_RATE)], { type: "audio/wav" });
}

/** The measures of a stored answer, and whether it was interrupted; null without one. */
export async function findStored(key: RecordingKey): Promise<StoredAnswer | null> {
  return toStoredAnswer(await voiceStore.list(key));
}

/** A person's rehearsals on this device, the newest first. Recordings older than 30 days are deleted before. */
export async function listRecordings(
  ownerId: string,
): Promise<{ rehearsalId: string; bytes: number; savedAt: number }[]> {
  await deleteOldVoices(Date.now());
  return listSizes(await voiceStore.list({ ownerId }));
}

/** The answers of a try on this device, also those that a call, a locked screen or a closed page interrupted. */
export async function listStored(tried: Omit<RecordingKey, "line">): Promise<StoredLine[]> {
  return toStoredLines(await voiceStore.list(tried));
}

/** Deletes a person's recordings from this device: those of a rehearsal, or all. */
export async function deleteRecordings(ownerId: string, rehearsalId?: string): Promise<void> {
  await voiceStore.remove({ ownerId, rehearsalId });
}

/**
 * The heights of a recording's wave, from 0 to 1.
 * @throws DOMException if the browser can't read the recording
 */
export async function drawWave(recording: Blob, bars: number): Promise<number[]> {
  return toBars(await decode(recording), bars);
}

/** The samples of the first channel, at 16 kHz. */
async function decode(recording: Blob): Promise<Float32Array<ArrayBuffer>> {
  const context = new OfflineAudioContext(1, 1, SAMPLE_RATE);
  const audio = await context.decodeAudioData(await recording.arrayBuffer());
  return audio.getChannelData(0);
}
