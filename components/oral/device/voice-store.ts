import { transactVoices, updateOldestVoice, voiceRange } from "@/components/layout/voice-database";
import { hasVoices } from "@/components/layout/voices-on-device";
import type { RecordingPart, RecordingRange, RecordingStore } from "@/lib/oral/device/recording-parts";

const toKey = ({ ownerId, rehearsalId, attempt, line, part }: RecordingPart) => [
  ownerId,
  rehearsalId,
  attempt,
  line,
  part,
];

/** The keys of a range: its fields up to the first that is missing. */
function toRange({ ownerId, rehearsalId, attempt, line }: RecordingRange): IDBKeyRange {
  const fields = [ownerId, rehearsalId, attempt, line];
  const missing = fields.indexOf(undefined);
  const given = (missing < 0 ? fields : fields.slice(0, missing)).filter((field) => field !== undefined);
  return voiceRange(given);
}

/** The recordings in IndexedDB. */
export const voiceStore: RecordingStore = {
  async save(part, chunk) {
    await transactVoices("readwrite", ({ parts, chunks }) => {
      if (chunk) chunks.put(chunk, [...toKey(part), part.chunks - 1]);
      return parts.put(part, toKey(part));
    });
    if (!hasVoices()) await updateOldestVoice();
  },
  list: (range) => transactVoices<RecordingPart[]>("readonly", ({ parts }) => parts.getAll(toRange(range))),
  readChunks: (part) =>
    transactVoices<ArrayBuffer[]>("readonly", ({ chunks }) => chunks.getAll(voiceRange(toKey(part)))),
  async remove(range) {
    await transactVoices("readwrite", ({ parts, chunks }) => {
      chunks.delete(toRange(range));
      return parts.delete(toRange(range));
    });
    await updateOldestVoice();
  },
};
