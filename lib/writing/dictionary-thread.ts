import "server-only";
import { once } from "node:events";
import { join } from "node:path";
import { MessageChannel, type MessagePort, Worker } from "node:worker_threads";
import { AppError } from "@/lib/http/errors";
import { processSingleton } from "@/lib/process-singleton";
import type { SpellingFinding } from "@/lib/writing/schema";

/** A `text` to check, and `words` to look up in the dictionary. The response goes to `port`. */
export type SpellingRequest = { text: string; words: string[]; port: MessagePort };
export type SpellingResponse = { findings: SpellingFinding[]; known: string[] };

/** A check takes at most a second. A request still unanswered after this time means that the thread is stuck. */
const TIMEOUT_MS = 15_000;

const shared = processSingleton("spelling", (): { worker?: Worker | undefined } => ({}));

/** Runs the source, not the bundle: the path is put together here so that no bundler follows it. */
function startThread(): Worker {
  const root = process.cwd();
  const worker = new Worker(join(/*turbopackIgnore: true*/ root, "lib", "writing", "basic-worker.ts"), {
    execArgv: ["--conditions=react-server", "--import", join(/*turbopackIgnore: true*/ root, "scripts", "alias.ts")],
  });
  // One listener per pending request.
  worker.setMaxListeners(0);
  // A failure between two requests must not end the process.
  worker.on("error", () => {});
  worker.on("exit", () => forgetThread(worker));
  // Must not keep a finished program alive.
  worker.unref();
  return worker;
}

/** The next request starts another thread. */
function forgetThread(worker: Worker): void {
  if (shared.worker === worker) shared.worker = undefined;
}

/** Ends a thread that fails or is stuck, and with it the other pending requests. */
async function sendRequest(question: Omit<SpellingRequest, "port">): Promise<SpellingResponse> {
  shared.worker ??= startThread();
  const { worker } = shared;
  const { port1, port2 } = new MessageChannel();
  const over = new AbortController();
  worker.postMessage({ ...question, port: port2 } satisfies SpellingRequest, [port2]);
  try {
    const signal = AbortSignal.any([over.signal, AbortSignal.timeout(TIMEOUT_MS)]);
    const exit = once(worker, "exit", { signal: over.signal }).then(() => {
      throw new Error("dictionary thread exited");
    });
    const [response] = await Promise.race([once(port1, "message", { signal }), exit]);
    return response as SpellingResponse;
  } catch (cause) {
    forgetThread(worker);
    void worker.terminate();
    throw new AppError("unavailable", "dictionary thread failed", { cause });
  } finally {
    over.abort();
    port1.close();
  }
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
