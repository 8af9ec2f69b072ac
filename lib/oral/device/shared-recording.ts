const MAX_NAME_LENGTH = 60;

/** By the sound's type. Players and messengers know `m4a` for sound where they take `mp4` for a film. */
const EXTENSIONS: Record<string, string> = { "audio/mp4": "m4a", "audio/wav": "wav", "audio/webm": "webm" };

/**
 * A recording as a file that other programs open.
 * @param label what it answers, which names it
 */
export function toRecordingFile(sound: Blob, label: string): File {
  // With its codec, no browser takes a type for a file to share.
  const type = sound.type.split(";", 1)[0] || "audio/webm";
  const words = label.match(/[\p{L}\p{N}]+/gu) ?? [];
  return new File([sound], `${words.join(" ").slice(0, MAX_NAME_LENGTH)}.${EXTENSIONS[type] ?? "webm"}`, { type });
}

/** The ways in which a browser hands a file over; `share` opens the device's share sheet, null if it has none. */
type Device = {
  share: ((content: { files: File[] }) => Promise<void>) | null;
  save: (file: File) => void;
};

/** Hands a recording to the share sheet, or saves it where there is none or it fails. */
export async function passOnRecording(file: File, { share, save }: Device): Promise<void> {
  try {
    if (share) return await share({ files: [file] });
  } catch (error) {
    // The learner closed the sheet.
    if (error instanceof Error && error.name === "AbortError") return;
  }
  save(file);
}
