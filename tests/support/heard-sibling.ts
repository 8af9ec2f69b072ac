import { type HeardSibling, isHeard, listSiblings } from "@/lib/exam/content/siblings";

/** The first sibling with sound. @throws Error when there is none */
export function heardSibling(): HeardSibling {
  const found = listSiblings().find(isHeard);
  if (!found) throw new Error("no sibling is heard: run npm run audio");
  return found;
}
