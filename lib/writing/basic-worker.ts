/** Worker thread with the dictionary (started by `dictionary-thread.ts`); handles one request at a time. */
import { parentPort } from "node:worker_threads";
import { findBasicErrors } from "@/lib/writing/basic-check";
import type { SpellingRequest, SpellingResponse } from "@/lib/writing/dictionary-thread";
import { italianDictionary } from "@/lib/writing/hunspell";

parentPort?.on("message", async ({ text, words, port }: SpellingRequest) => {
  const { spell } = await italianDictionary();
  const findings = await findBasicErrors(text);
  port.postMessage({ findings, known: words.filter((word) => spell(word)) } satisfies SpellingResponse);
  port.close();
});
