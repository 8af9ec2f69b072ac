import { beforeAll, describe, expect, it } from "vitest";
import { type Caller, callerWith, startSimulation, visitor } from "@/tests/support/http";

/* What a page is worth while its code is still on the way: its HTML alone. */

const tags = (html: string, pattern: RegExp) => html.match(pattern) ?? [];

describe("a form that asks for something of one's own", () => {
  const PRIVATE = ["name", "address", "phone", "email", "password", "delete"].map((what) => `/account/${what}`);

  it.each([
    [
      "a visitor",
      async () => visitor(),
      ["/", "/login", "/register", "/forgot-password", "/reset-password?email=a@b.it"],
    ],
    ["who has no access", () => callerWith({}), ["/payment"]],
    ["a learner", () => callerWith({ access: "active" }), PRIVATE],
  ] as const)("cannot be sent by %s before its code is there", async (_who, signIn, paths) => {
    const caller = await signIn();
    for (const path of paths) {
      const html = await (await caller.request("GET", path)).text();
      const all = tags(html, /<form\b(?:(?!<\/form>).)*<button[^>]* type="submit"[^>]*>/gs);
      // The questions for everybody are answered by an address.
      const forms = all.filter((form) => !form.includes('action="/prova'));
      expect([path, forms.length > 0]).toEqual([path, true]);
      for (const form of forms) {
        expect([path, form]).toEqual([
          path,
          expect.stringMatching(/<button(?=[^>]* type="submit")[^>]* disabled=""[^>]*>$/),
        ]);
      }
    }
  });
});

describe("a section of the exam", () => {
  let learner: Caller;
  let attemptId = "";
  beforeAll(async () => {
    learner = await callerWith({ access: "active" });
    attemptId = await startSimulation(learner);
  });

  /** Saves answers and answers the section's page. */
  const openWith = async (prova: string, answers: Record<string, string>): Promise<string> => {
    const body = { prova, answers, completed: false };
    expect((await learner.request("POST", `/api/session/${attemptId}/save-answers`, body)).status).toBe(200);
    return (await learner.request("GET", `/exam/${attemptId}?section=${prova}`)).text();
  };
  const valuesIn = (found: string[]) => found.map((tag) => / value="([^"]*)"/.exec(tag)?.[1]);

  // The browser's memory of a form must never come over what is saved: hence the `off`.
  it.each([
    ["ascolto1", ["A", "B", "C"]],
    ["ascolto2", ["V", "F"]],
    ["lettura", ["V", "F"]],
  ] as const)("%s can be answered, and shows what is saved", async (section, letters) => {
    const html = await openWith(section, { [`${section}_2`]: letters[1] });
    for (const id of [1, 2]) {
      const radios = tags(html, new RegExp(`<input type="radio"[^>]* name="${section}-${id}"[^>]*>`, "g"));
      expect(valuesIn(radios).slice(0, letters.length)).toEqual(letters);
      expect(radios.filter((radio) => !radio.includes('autoComplete="off"') || radio.includes("disabled"))).toEqual([]);
      expect(valuesIn(radios.filter((radio) => radio.includes(" checked")))).toEqual(id === 2 ? [letters[1]] : []);
    }
  });

  it("cloze can be answered, and shows what is saved", async () => {
    const html = await openWith("cloze", { cloze_2: "C" });
    for (const [id, chosen] of [
      [1, ""],
      [2, "C"],
    ]) {
      const [gap = ""] = tags(html, new RegExp(`<select[^>]* name="cloze-${id}".*?</select>`, "gs"));
      expect(gap).toMatch(/^<select(?=[^>]* autoComplete="off")(?![^>]* disabled)/);
      expect(valuesIn(tags(gap, /<option[^>]* selected[^>]*>/g))).toEqual([chosen]);
    }
  });

  it("the writing can be written, and shows what is saved", async () => {
    const html = await openWith("scrittura", { option: "B", text: "Gentile signora,\nscrivo" });
    const prompts = tags(html, /<input type="radio"[^>]* name="option"[^>]*>/g);
    expect(valuesIn(prompts.filter((prompt) => prompt.includes(" checked")))).toEqual(["B"]);
    const [field = ""] = tags(html, /<textarea[^>]* name="text".*?<\/textarea>/gs);
    expect(field).toMatch(/^<textarea(?=[^>]* autoComplete="off")(?![^>]* disabled)[^>]*>Gentile signora,\nscrivo</);
  });
});
