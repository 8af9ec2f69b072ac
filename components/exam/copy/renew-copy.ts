import { copyStorage } from "@/components/layout/device-copies";
import { isPageOf, putPage } from "@/lib/exam/offline/copied-page";
import { type CopyKey, copyName, copyPagePath } from "@/lib/product/device-copy";

/** Replaces the page in a copy with the server's current one. Offline the older one stays. */
export async function renewCopy(key: CopyKey): Promise<void> {
  try {
    const answer = await fetch(copyPagePath(key.attemptId));
    const html = await answer.text();
    const storage = copyStorage();
    // A copy deleted meanwhile must not be recreated.
    if (!answer.ok || !isPageOf(html, key) || !(await storage?.has(copyName(key)))) return;
    const cache = await storage?.open(copyName(key));
    if (cache) await putPage(cache, key.attemptId, html, answer.headers);
  } catch {
    return;
  }
}
