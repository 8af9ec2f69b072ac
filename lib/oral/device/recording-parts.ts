import { joinParts, type Measures, measureSpeech, type Stretch } from "@/lib/oral/device/measures";

/** One answer of one try of a rehearsal. `line` is the question's; `attempt` counts the tries. */
export type RecordingKey = { ownerId: string; rehearsalId: string; attempt: number; line: string };

/** `topicId`: of the topic that the question belongs to, which a browser may know before the server does. */
export type RecordedAnswer = RecordingKey & { topicId?: string };

/**
 * A part of an answer's recording, which is one file. An answer has one, plus one for each time it was interrupted and
 * resumed. `part` counts them from 0; `durationMs`, `bytes` and `stretches` are those of the stored chunks.
 */
export type RecordingPart = RecordedAnswer & {
  part: number;
  type: string;
  chunks: number;
  bytes: number;
  durationMs: number;
  stretches: Stretch[];
  /** Time of the last change, in milliseconds since 1970. */
  savedAt: number;
  /** Whether the answer was ended, and not interrupted. */
  isFinished: boolean;
};

/** Which recordings: all of a person, of a rehearsal, of a try, or of one answer. */
export type RecordingRange = Pick<RecordingKey, "ownerId"> & Partial<RecordingKey>;

/** Where recordings are kept. Every change is whole or does not happen. */
export type RecordingStore = {
  /** Writes a part, and its next chunk if there is one. @throws DOMException QuotaExceededError if the device is full */
  save(part: RecordingPart, chunk: ArrayBuffer | null): Promise<void>;
  /** The parts in the order in which they were recorded. */
  list(range: RecordingRange): Promise<RecordingPart[]>;
  readChunks(part: RecordingPart): Promise<ArrayBuffer[]>;
  remove(range: RecordingRange): Promise<void>;
};

/** Where the recording has come: its length and the speech in it. */
export type RecordedSoFar = { durationMs: number; stretches: Stretch[] };

/** Writes the chunks of one part in their order, each as soon as it is there. */
export class PartWriter {
  readonly #store: RecordingStore;
  #part: RecordingPart;
  #queue: Promise<void> = Promise.resolve();
  #failure: unknown = null;

  constructor(store: RecordingStore, key: RecordedAnswer, part: number, type: string) {
    const { ownerId, rehearsalId, attempt, line, topicId } = key;
    const empty = { chunks: 0, bytes: 0, durationMs: 0, stretches: [], savedAt: 0, isFinished: false };
    this.#store = store;
    const own = { ownerId, rehearsalId, attempt, line, ...(topicId !== undefined && { topicId }) };
    this.#part = { ...own, part, type, ...empty };
  }

  /**
   * Stores the next chunk. Safari may hand out empty ones, which are left out.
   * @throws whatever the first failed write threw, then and at every later call: a gap would spoil the file
   */
  add(chunk: Blob, progress: RecordedSoFar, now: number): Promise<void> {
    return this.#enqueue(async () => {
      const data = await chunk.arrayBuffer();
      if (data.byteLength === 0) return;
      const { chunks, bytes } = this.#part;
      const type = this.#part.type || chunk.type;
      const counts = { chunks: chunks + 1, bytes: bytes + data.byteLength };
      await this.#save({ ...this.#part, ...progress, ...counts, type, savedAt: now }, data);
    });
  }

  /** Marks the answer as ended, once all its chunks are stored. @returns the part */
  async finish(progress: RecordedSoFar, now: number): Promise<RecordingPart> {
    await this.#enqueue(() => this.#save({ ...this.#part, ...progress, savedAt: now, isFinished: true }, null));
    return this.#part;
  }

  async #save(part: RecordingPart, chunk: ArrayBuffer | null): Promise<void> {
    await this.#store.save(part, chunk);
    this.#part = part;
  }

  #enqueue(work: () => Promise<void>): Promise<void> {
    const done = this.#queue.then(async () => {
      if (this.#failure) throw this.#failure;
      await work().catch((error: unknown) => {
        this.#failure = error;
        throw error;
      });
    });
    this.#queue = done.catch(() => undefined);
    return done;
  }
}

/** An answer as it is stored. An interrupted one can go on, or be recorded anew. */
export type StoredAnswer = { measures: Measures; isInterrupted: boolean };

/** The answer of these parts, measured over all of them; null without parts. @param parts in their order */
export function toStoredAnswer(parts: readonly RecordingPart[]): StoredAnswer | null {
  const last = parts.at(-1);
  if (!last) return null;
  const { durationMs, stretches } = joinParts(parts);
  return { measures: measureSpeech(stretches, durationMs), isInterrupted: !last.isFinished };
}

/** A stored answer to a question. */
export type StoredLine = StoredAnswer & Pick<RecordedAnswer, "line" | "topicId">;

/** The answers of one try as they are stored. An interrupted one without sound is left out. */
export function toStoredLines(parts: readonly RecordingPart[]): StoredLine[] {
  return groupParts(parts, toKeyText).flatMap((own) => {
    const stored = toStoredAnswer(own);
    if (!stored || (stored.isInterrupted && stored.measures.durationMs === 0)) return [];
    const { line, topicId } = own[0];
    return [{ ...stored, line, ...(topicId !== undefined && { topicId }) }];
  });
}

/** A person's rehearsals with their sizes, the newest first. */
export function listSizes(parts: readonly RecordingPart[]): { rehearsalId: string; bytes: number; savedAt: number }[] {
  return groupParts(parts, ({ rehearsalId }) => rehearsalId)
    .map(([first, ...rest]) => ({
      rehearsalId: first.rehearsalId,
      bytes: rest.reduce((sum, { bytes }) => sum + bytes, first.bytes),
      savedAt: Math.max(first.savedAt, ...rest.map(({ savedAt }) => savedAt)),
    }))
    .sort((one, other) => other.savedAt - one.savedAt);
}

/** Parts with the same name together, in the order of the first of each. (`Map.groupBy` is missing on older phones.) */
function groupParts(parts: readonly RecordingPart[], nameOf: (part: RecordingPart) => string) {
  const groups = new Map<string, [RecordingPart, ...RecordingPart[]]>();
  for (const part of parts) {
    const group = groups.get(nameOf(part));
    if (group) group.push(part);
    else groups.set(nameOf(part), [part]);
  }
  return [...groups.values()];
}

const toKeyText = ({ rehearsalId, attempt, line }: RecordingKey) => [rehearsalId, attempt, line].join(":");
