import "server-only";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { AppError } from "@/lib/http/errors";
import { processSingleton } from "@/lib/process-singleton";
import type { SpellingFinding } from "@/lib/writing/schema";

/** A `text` to check, and `words` to look up in the dictionary. */
export type WorkerRequest = { id: number; text: string; words: string[] };
export type WorkerResponse = { id: number; findings: SpellingFinding[]; known: string[] };

/** A check takes at most a second. A request still unanswered after this time means that the thread is stuck. */
const TIMEOUT_MS = 15_000;

type PendingRequest = { answer: (answer: WorkerResponse) => void; fail: (error: Error) => void; timer: NodeJS.Timeout };
type DictionaryThread = { worker: Worker; pending: Map<number, PendingRequest>; lastId: number };

const shared = processSingleton("spelling", (): { dictionaryThread?: DictionaryThread | undefined } => ({}));

/** Runs the source, not the bundle: the path is put together here so that no bundler follows it. */
function startThread(): DictionaryThread {
  const root = process.cwd();
  const worker = new Worker(join(/*turbopackIgnore: true*/ root, "lib", "writing", "basic-worker.ts"), {
    execArgv: ["--conditions=react-server", "--import", join(/*turbopackIgnore: true*/ root, "scripts", "alias.ts")],
  });
  const helper: DictionaryThread = { worker, pending: new Map(), lastId: 0 };
  worker.on("message", (answer: WorkerResponse) => takePending(helper, answer.id)?.answer(answer));
  worker.on("error", (cause) => stopThread(helper, cause));
  worker.on("exit", () => stopThread(helper, new Error("dictionary thread exited")));
  // Must not keep a finished program alive.
  worker.unref();
  return helper;
}

function takePending({ pending }: DictionaryThread, id: number): PendingRequest | undefined {
  const found = pending.get(id);
  pending.delete(id);
  clearTimeout(found?.timer);
  return found;
}

/** Ends a failed or stuck thread and rejects its pending questions; the next question starts another. */
function stopThread(helper: DictionaryThread, cause: unknown): void {
  if (shared.dictionaryThread === helper) shared.dictionaryThread = undefined;
  void helper.worker.terminate();
  for (const id of [...helper.pending.keys()])
    takePending(helper, id)?.fail(new AppError("unavailable", "dictionary thread failed", { cause }));
}

function sendRequest(question: Omit<WorkerRequest, "id">): Promise<WorkerResponse> {
  shared.dictionaryThread ??= startThread();
  const helper = shared.dictionaryThread;
  helper.lastId += 1;
  const id = helper.lastId;
  return new Promise((answer, fail) => {
    const timer = setTimeout(() => stopThread(helper, new Error("dictionary thread timed out")), TIMEOUT_MS);
    helper.pending.set(id, { answer, fail, timer });
    helper.worker.postMessage({ ...question, id } satisfies WorkerRequest);
  });
}

/** Basic check (`basic-check.ts`) in the worker thread. @throws AppError unavailable if the thread fails */
export async function runBasicCheck(text: string): Promise<SpellingFinding[]> {
  return (await sendRequest({ text, words: [] })).findings;
}

/** The words that are in the Italian dictionary. @throws AppError unavailable if the thread fails */
export async function findKnownWords(words: readonly string[]): Promise<ReadonlySet<string>> {
  const distinct = [...new Set(words)];
  return new Set((await sendRequest({ text: "", words: distinct })).known);
}
