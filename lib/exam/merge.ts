import { parseJson, property } from "@/lib/http/call";

/** By answer key; an empty string withdraws an answer. */
export type Answers = Readonly<Record<string, string>>;

/** Changes that the server has not confirmed; `base`: the server's value when each was changed. */
export type Unsaved = { readonly values: Answers; readonly base: Answers };

export const NOTHING_UNSAVED: Unsaved = { values: {}, base: {} };

export function hasUnsaved(unsaved: Unsaved): boolean {
  return Object.keys(unsaved.values).length > 0;
}

/** Records a change; repeated changes of a key do not alter its base. */
export function recordChange(unsaved: Unsaved, saved: Answers, key: string, value: string): Unsaved {
  const before = unsaved.base[key] ?? saved[key] ?? "";
  return { values: { ...unsaved.values, [key]: value }, base: { ...unsaved.base, [key]: before } };
}

/** Drops what the server confirmed (`sent`); values changed since then remain, on their new base. */
export function dropConfirmed(unsaved: Unsaved, sent: Answers): Unsaved {
  const values: Record<string, string> = {};
  const base: Record<string, string> = {};
  for (const [key, value] of Object.entries(unsaved.values)) {
    if (sent[key] === value) continue;
    values[key] = value;
    base[key] = sent[key] ?? unsaved.base[key] ?? "";
  }
  return { values, base };
}

export type MergeResult = {
  /** To be saved over the server's answers: unsaved answers win, key by key. */
  unsaved: Unsaved;
  /** Keys changed in both places to different values. */
  conflicts: string[];
};

/** Merges in newer answers from the server. @param inFlight own saves without a response yet: they are not a conflict */
export function mergeAnswers(unsaved: Unsaved, server: Answers, inFlight: readonly Answers[] = []): MergeResult {
  const values: Record<string, string> = {};
  const base: Record<string, string> = {};
  const conflicts: string[] = [];
  for (const [key, value] of Object.entries(unsaved.values)) {
    const theirs = server[key] ?? "";
    if (theirs === value) continue;
    const isOwn = theirs === (unsaved.base[key] ?? "") || inFlight.some((answers) => answers[key] === theirs);
    values[key] = value;
    // A conflict retains its base, so that it is found again until it is resolved.
    base[key] = isOwn ? theirs : (unsaved.base[key] ?? "");
    if (!isOwn) conflicts.push(key);
  }
  return { unsaved: { values, base }, conflicts };
}

/** Moves unsaved answers onto the server's current ones; every conflict is resolved in favour of the unsaved. */
export function rebase(unsaved: Unsaved, server: Answers): Unsaved {
  const base = Object.keys(unsaved.values).map((key) => [key, server[key] ?? ""]);
  return { values: unsaved.values, base: Object.fromEntries(base) };
}

type Recovery = { began: Unsaved; found: Unsaved; join: (key: string, found: string, changed: string) => string };

/** Combines answers `found` on the device with changes made since `began`; `join` merges two versions of a text. */
export function recoverUnsaved(unsaved: Unsaved, { began, found, join }: Recovery): Unsaved {
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

/** Parses unsaved answers from browser storage, whatever it contains; keys that are not `isKnown` are dropped. */
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

/** Adds what another window stored since this one last read the entry, and has not been changed here too. */
export function mergeWindows(unsaved: Unsaved, stored: Unsaved, lastSeen: Answers): Unsaved {
  const theirs = Object.keys(stored.values).filter((key) => {
    const value = unsaved.values[key];
    return stored.values[key] !== lastSeen[key] && (value === undefined || value === lastSeen[key]);
  });
  return {
    values: { ...unsaved.values, ...pick(stored.values, theirs) },
    base: { ...unsaved.base, ...pick(stored.base, theirs) },
  };
}

function pick(answers: Answers, keys: readonly string[]): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([key]) => keys.includes(key)));
}
