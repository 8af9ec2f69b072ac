import { copyStorage } from "@/components/layout/device-copies";
import { isPageOf, putPage } from "@/lib/exam/offline/copied-page";
import { type CopyKey, copiedPage, copyName } from "@/lib/product/device-copy";

/** Puts the page as the server has it now into a copy. Without a network the older one stays. */
export async function renewCopy(key: CopyKey): Promise<void> {
  try {
    const answer = await fetch(copiedPage(key.attemptId));
    const html = await answer.text();
    const storage = copyStorage();
    // Taken away meanwhile, it is not begun anew.
    if (!answer.ok || !isPageOf(html, key) || !(await storage?.has(copyName(key)))) return;
    const cache = await storage?.open(copyName(key));
    if (cache) await putPage(cache, key.attemptId, html, answer.headers);
  } catch {
    return;
  }
}
