/** Worker thread with the dictionary (started by `spelling.ts`); answers one question after another. */
import { parentPort } from "node:worker_threads";
import { findBasicErrors } from "@/lib/writing/basic-check";
import { italianDictionary } from "@/lib/writing/hunspell";
import type { BasicAnswer, BasicQuestion } from "@/lib/writing/spelling";

parentPort?.on("message", async ({ id, text, words }: BasicQuestion) => {
  const { spell } = await italianDictionary();
  const answer: BasicAnswer = { id, findings: await findBasicErrors(text), known: words.filter((word) => spell(word)) };
  parentPort?.postMessage(answer);
});
