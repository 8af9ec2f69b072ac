import { parseJson, property } from "@/lib/http/call";

/** Answers of one section by their keys; an empty string is an answer taken back. */
export type Answers = Readonly<Record<string, string>>;

/** What a page holds that the server has not confirmed: the new values, and what the server had when each was changed. */
export type Unsaved = { readonly values: Answers; readonly base: Answers };

export const NOTHING_UNSAVED: Unsaved = { values: {}, base: {} };

/** Whether there is anything to save. */
export function hasUnsaved(unsaved: Unsaved): boolean {
  return Object.keys(unsaved.values).length > 0;
}

/** Notes a change. A key changed twice keeps the base of its first change. */
export function noteChange(unsaved: Unsaved, saved: Answers, key: string, value: string): Unsaved {
  return {
    values: { ...unsaved.values, [key]: value },
    base: { ...unsaved.base, [key]: unsaved.base[key] ?? saved[key] ?? "" },
  };
}

/** What is still unsaved once the server has confirmed `sent`; a value changed meanwhile stays, on its new base. */
export function withoutSaved(unsaved: Unsaved, sent: Answers): Unsaved {
  const values: Record<string, string> = {};
  const base: Record<string, string> = {};
  for (const [key, value] of Object.entries(unsaved.values)) {
    if (sent[key] === value) continue;
    values[key] = value;
    base[key] = sent[key] ?? unsaved.base[key] ?? "";
  }
  return { values, base };
}

export type Merged = {
  /** What differs from the server's answers and is to be saved over them: unsaved answers win, key by key. */
  unsaved: Unsaved;
  /** Keys that were changed in both places to different values. */
  conflicts: string[];
};

/**
 * Brings unsaved answers together with newer ones found on the server (another window or device).
 * @param server the server's answers now
 * @param sent what this page has sent without hearing back: found on the server it is no change by another
 */
export function mergeAnswers(unsaved: Unsaved, server: Answers, sent: readonly Answers[] = []): Merged {
  const values: Record<string, string> = {};
  const base: Record<string, string> = {};
  const conflicts: string[] = [];
  for (const [key, value] of Object.entries(unsaved.values)) {
    const theirs = server[key] ?? "";
    if (theirs === value) continue;
    const isOwn = theirs === (unsaved.base[key] ?? "") || sent.some((answers) => answers[key] === theirs);
    values[key] = value;
    // A conflict keeps its old base: whoever looks again before it is resolved finds it again.
    base[key] = isOwn ? theirs : (unsaved.base[key] ?? "");
    if (!isOwn) conflicts.push(key);
  }
  return { unsaved: { values, base }, conflicts };
}

/** The same unsaved answers on top of what the server has now: every conflict resolved in their favour. */
export function rebase(unsaved: Unsaved, server: Answers): Unsaved {
  const base = Object.keys(unsaved.values).map((key) => [key, server[key] ?? ""]);
  return { values: unsaved.values, base: Object.fromEntries(base) };
}

/**
 * What is unsaved once a device turns out to have kept newer answers than those its page began with: the newer ones, and over
 * them what was changed on the page since.
 * @param began the unsaved answers that the page began with
 * @param join makes one text of a found and a changed one, where neither may be lost
 */
export function recoverUnsaved(
  unsaved: Unsaved,
  {
    began,
    found,
    join,
  }: { began: Unsaved; found: Unsaved; join: (key: string, found: string, changed: string) => string },
): Unsaved {
  const values: Record<string, string> = { ...found.values };
  const base: Record<string, string> = { ...found.base };
  for (const [key, value] of Object.entries(unsaved.values)) {
    if (began.values[key] === value) continue;
    const older = found.values[key];
    values[key] = older === undefined ? value : join(key, older, value);
    base[key] = found.base[key] ?? unsaved.base[key] ?? "";
  }
  return { values, base };
}

/**
 * Unsaved answers as a browser kept them, whatever is found there.
 * @param isKnown which keys the section has; others are dropped
 */
export function parseUnsaved(json: string | null, isKnown: (key: string) => boolean): Unsaved {
  const stored = parseJson(json ?? "null");
  const pick = (part: "values" | "base"): Answers => {
    const texts = Object.entries(property(stored, part) ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string" && isKnown(entry[0]),
    );
    return Object.fromEntries(texts);
  };
  return { values: pick("values"), base: pick("base") };
}
