import { beforeAll, describe, expect, it } from "vitest";
import { getSimulation } from "@/lib/exam/content/library";
import { callerWith, type HttpClient } from "@/tests/support/http";

/* The content of a sitting's page in its HTML and its data, part by part. */

let learner: HttpClient;
let attemptId = "";

beforeAll(async () => {
  learner = await callerWith({ access: "active" });
  const answer = await learner.request("POST", "/api/simulations/1/start-session", { mode: "exam" });
  attemptId = (await answer.json()).sessionId;
});

const { ascolto1, ascolto2, lettura, cloze, scrittura } = getSimulation(1).sections;
const WORDS = {
  ascolto1: ascolto1.questions[0]?.question ?? "",
  ascolto2: ascolto2.questions[0]?.question ?? "",
  lettura: lettura.passage.parts[0]?.text.split("\n")[0] ?? "",
  cloze: cloze.passage.title,
  scrittura: scrittura.options[0]?.prompt ?? "",
};

/** The sections of which the page shows anything. */
async function shownSections(): Promise<string[]> {
  // Its data for the browser is in the HTML too.
  const page = await (await learner.request("GET", `/exam/${attemptId}`)).text();
  return Object.entries(WORDS).flatMap(([section, words]) => (page.includes(words) ? [section] : []));
}

const act = (name: "begin" | "finish", part: string) =>
  learner.request("POST", `/api/session/${attemptId}/sitting`, { act: name, part });

describe("the page of a sitting", () => {
  it("contains the sections of the running part only", async () => {
    expect(await shownSections()).toEqual([]);
    await act("begin", "listening");
    expect(await shownSections()).toEqual(["ascolto1", "ascolto2"]);
    await act("finish", "listening");
    expect(await shownSections()).toEqual([]);
    await act("begin", "reading");
    expect(await shownSections()).toEqual(["lettura", "cloze"]);
    await act("finish", "reading");
    await act("begin", "writing");
    expect(await shownSections()).toEqual(["scrittura"]);
  });

  it("redirects to the dashboard once everything is handed in", async () => {
    await act("finish", "writing");
    const answer = await learner.request("GET", `/exam/${attemptId}`);
    expect(`${answer.headers.get("location")} ${await answer.text()}`).toContain("/dashboard");
    expect(await shownSections()).toEqual([]);
  });
});
