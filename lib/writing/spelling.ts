import "server-only";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { AppError } from "@/lib/http/errors";
import { processSingleton } from "@/lib/process-singleton";
import type { SpellingFinding } from "@/lib/writing/schema";

/** A `text` to check, and `words` to look up in the dictionary. */
export type BasicQuestion = { id: number; text: string; words: string[] };
export type BasicAnswer = { id: number; findings: SpellingFinding[]; known: string[] };

/** A check takes a second at most; after so long in the queue the thread counts as stuck. */
const PATIENCE_MS = 15_000;

type Waiting = { answer: (answer: BasicAnswer) => void; fail: (error: Error) => void; timer: NodeJS.Timeout };
type Helper = { worker: Worker; waiting: Map<number, Waiting>; asked: number };

const kept = processSingleton("spelling", (): { dictionaryThread?: Helper | undefined } => ({}));

/** Runs the source, not the bundle: the path is put together here so that no bundler follows it. */
function startThread(): Helper {
  const root = process.cwd();
  const worker = new Worker(join(/*turbopackIgnore: true*/ root, "lib", "writing", "basic-worker.ts"), {
    execArgv: ["--conditions=react-server", "--import", join(/*turbopackIgnore: true*/ root, "scripts", "alias.ts")],
  });
  const helper: Helper = { worker, waiting: new Map(), asked: 0 };
  worker.on("message", (answer: BasicAnswer) => release(helper, answer.id)?.answer(answer));
  worker.on("error", (cause) => giveUp(helper, cause));
  worker.on("exit", () => giveUp(helper, new Error("the thread ended")));
  // Must not keep a finished program alive.
  worker.unref();
  return helper;
}

function release({ waiting }: Helper, id: number): Waiting | undefined {
  const found = waiting.get(id);
  waiting.delete(id);
  clearTimeout(found?.timer);
  return found;
}

/** Ends a failed or stuck thread and rejects its pending questions; the next question starts another. */
function giveUp(helper: Helper, cause: unknown): void {
  if (kept.dictionaryThread === helper) kept.dictionaryThread = undefined;
  void helper.worker.terminate();
  for (const id of [...helper.waiting.keys()])
    release(helper, id)?.fail(new AppError("unavailable", "the dictionary's thread failed", { cause }));
}

function ask(question: Omit<BasicQuestion, "id">): Promise<BasicAnswer> {
  kept.dictionaryThread ??= startThread();
  const helper = kept.dictionaryThread;
  helper.asked += 1;
  const id = helper.asked;
  return new Promise((answer, fail) => {
    const timer = setTimeout(() => giveUp(helper, new Error("the thread is stuck")), PATIENCE_MS);
    helper.waiting.set(id, { answer, fail, timer });
    helper.worker.postMessage({ ...question, id } satisfies BasicQuestion);
  });
}

/** Basic check (`basic-check.ts`) in the worker thread. @throws AppError unavailable if the thread fails */
export async function checkSpelling(text: string): Promise<SpellingFinding[]> {
  return (await ask({ text, words: [] })).findings;
}

/** The words that are in the Italian dictionary. @throws AppError unavailable if the thread fails */
export async function findKnownWords(words: readonly string[]): Promise<ReadonlySet<string>> {
  const distinct = [...new Set(words)];
  return new Set((await ask({ text: "", words: distinct })).known);
}
