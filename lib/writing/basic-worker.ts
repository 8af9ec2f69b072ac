/** Worker thread with the dictionary (started by `dictionary-thread.ts`); handles one request at a time. */
import { parentPort } from "node:worker_threads";
import { findBasicErrors } from "@/lib/writing/basic-check";
import type { WorkerRequest, WorkerResponse } from "@/lib/writing/dictionary-thread";
import { italianDictionary } from "@/lib/writing/hunspell";

parentPort?.on("message", async ({ id, text, words }: WorkerRequest) => {
  const { spell } = await italianDictionary();
  const answer: WorkerResponse = {
    id,
    findings: await findBasicErrors(text),
    known: words.filter((word) => spell(word)),
  };
  parentPort?.postMessage(answer);
});
