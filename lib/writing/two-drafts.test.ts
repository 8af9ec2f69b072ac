import { describe, expect, it } from "vitest";
import type { HandedInDraft } from "@/lib/writing/queries/drafts";
import type { SpellingFinding, WritingResult } from "@/lib/writing/schema";
import { findErrorsOfTwo } from "@/lib/writing/two-drafts";

const draft = (text: string, result: Partial<WritingResult> | null = null) => ({ text, result }) as HandedInDraft;

const finding = (original: string, ...suggestions: string[]): SpellingFinding => {
  return { start: 0, end: original.length, original, suggestions, reason: "unknown" };
};

/** One finding for each word of the text. */
const check = async ({ text }: HandedInDraft) => text.split(" ").map((word) => finding(word, `${word}!`));

describe("the errors of the last two drafts", () => {
  it("are found by the basic check without corrections, also if only one has a correction", async () => {
    const found = {
      before: [{ original: "uno", corrected: "uno!" }],
      latest: [{ original: "due", corrected: "due!" }],
    };
    expect(await findErrorsOfTwo([draft("zero"), draft("uno"), draft("due")], false, check)).toEqual(found);
    expect(await findErrorsOfTwo([draft("uno", { errors: [] }), draft("due")], false, check)).toEqual(found);
  });

  it("are those of the corrections if both have one", async () => {
    const corrected = draft("uno", { errors: [] });
    expect(await findErrorsOfTwo([corrected, corrected], false, check)).toEqual({ before: [], latest: [] });
  });

  it("are not known for one draft, or while the correction is awaited", async () => {
    expect(await findErrorsOfTwo([draft("uno")], false, check)).toBeNull();
    expect(await findErrorsOfTwo([draft("uno"), draft("due")], true, check)).toBeNull();
  });
});
