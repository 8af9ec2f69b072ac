import { beforeAll, describe, expect, it } from "vitest";
import { callerWith, type HttpClient, startSimulation, visitor } from "@/tests/support/http";

/* The HTML alone is usable while the scripts are still loading. */

const tags = (html: string, pattern: RegExp) => html.match(pattern) ?? [];

it("no form with personal data can be submitted before hydration", async () => {
  const own = ["name", "birth", "tax-code", "address", "phone", "email", "password", "delete"].map(
    (what) => `/account/${what}`,
  );
  const asked: [HttpClient, string[]][] = [
    [visitor(), ["/", "/login", "/register", "/forgot-password", "/reset-password?email=a@b.it"]],
    [await callerWith({}), ["/payment"]],
    [await callerWith({ access: "active" }), own],
  ];
  for (const [caller, path] of asked.flatMap(([caller, paths]) => paths.map((path) => [caller, path] as const))) {
    const html = await (await caller.request("GET", path)).text();
    // The sample questions, for everybody, are submitted in the URL.
    const forms = tags(
      html,
      /<form(?![^>]* action="\/prova)[^>]*>(?:(?!<\/form>).)*<button[^>]* type="submit"[^>]*>/gs,
    );
    const ready = forms.filter((form) => !/<button[^>]* disabled=""[^>]*>$/.test(form));
    expect([path, forms.length > 0, ready]).toEqual([path, true, []]);
  }
});

it("the language menu is disabled before hydration", async () => {
  const html = await (await visitor().request("GET", "/login")).text();
  expect(tags(html, /<select[^>]*"languages"[^>]*>/g)).toEqual([expect.stringContaining(' disabled=""')]);
});

describe("a section of the exam", () => {
  let learner: HttpClient;
  let attemptId = "";
  beforeAll(async () => {
    learner = await callerWith({ access: "active" });
    attemptId = await startSimulation(learner);
  });

  /** Saves answers and returns the section's page. */
  const saveAndOpen = async (prova: string, answers: Record<string, string>): Promise<string> => {
    const body = { prova, answers, completed: false };
    expect((await learner.request("POST", `/api/session/${attemptId}/save-answers`, body)).status).toBe(200);
    return (await learner.request("GET", `/exam/${attemptId}?section=${prova}`)).text();
  };
  /** The values of the tags with a marker attribute. */
  const marked = (found: string[], mark: string) =>
    found.filter((tag) => tag.includes(mark)).map((tag) => / value="([^"]*)"/.exec(tag)?.[1]);

  // Form restoration must never replace saved answers: hence the `off`.
  it.each([
    ["ascolto1", ["A", "B", "C"]],
    ["ascolto2", ["V", "F"]],
    ["lettura", ["V", "F"]],
  ])("%s can be answered, and shows the saved answers", async (section, letters) => {
    const html = await saveAndOpen(section, { [`${section}_2`]: letters[1] ?? "" });
    for (const [id, chosen] of [[1], [2, letters[1]]]) {
      const radios = tags(html, new RegExp(`<input type="radio"[^>]* name="${section}-${id}"[^>]*>`, "g"));
      expect(marked(radios, 'autoComplete="off"').slice(0, letters.length)).toEqual(letters);
      expect([marked(radios, " checked"), marked(radios, " disabled")]).toEqual([chosen ? [chosen] : [], []]);
    }
  });

  it("cloze can be answered, and shows the saved answers", async () => {
    const html = await saveAndOpen("cloze", { cloze_2: "C" });
    for (const [id, chosen] of [
      [1, ""],
      [2, "C"],
    ]) {
      const [gap = ""] = tags(html, new RegExp(`<select[^>]* name="cloze-${id}".*?</select>`, "gs"));
      expect(gap).toMatch(/^<select(?=[^>]* autoComplete="off")(?![^>]* disabled)/);
      expect(marked(tags(gap, /<option[^>]*>/g), " selected")).toEqual([chosen]);
    }
  });

  it("the writing can be edited, and shows the saved text", async () => {
    const html = await saveAndOpen("scrittura", { option: "B", text: "Gentile signora,\nscrivo" });
    expect(marked(tags(html, /<input type="radio"[^>]* name="option"[^>]*>/g), " checked")).toEqual(["B"]);
    const [field = ""] = tags(html, /<textarea[^>]* name="text".*?<\/textarea>/gs);
    expect(field).toMatch(/^<textarea(?=[^>]* autoComplete="off")(?![^>]* disabled)[^>]*>Gentile signora,\nscrivo</);
  });
});
