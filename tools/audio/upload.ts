import { uploadRecording } from "@/lib/exam/audio-store";
import { audioPath, listSimulations } from "@/lib/exam/content/library";
import { LISTENING_SECTIONS } from "@/lib/exam/sections";
import { loadEnvFiles } from "../../scripts/address.mjs";

/** Uploads missing recordings and reports each to `say`. @throws Error when the store is not configured or refuses */
export async function uploadRecordings(say: (line: string) => void): Promise<void> {
  loadEnvFiles();
  for (const { id } of listSimulations()) {
    for (const section of LISTENING_SECTIONS) {
      const isNew = await uploadRecording(audioPath(id, `${section}.mp3`));
      say(`simulation-${id} ${section}: ${isNew ? "sent" : "there already"}`);
    }
  }
}
