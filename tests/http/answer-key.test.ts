import { beforeAll, describe, expect, it } from "vitest";
import { getSimulation } from "@/lib/exam/content/library";
import { keyedQuestions, toSectionContent } from "@/lib/exam/kinds/table";
import { explanationText } from "@/lib/exam/localize";
import { QUESTION_SECTIONS, SECTIONS } from "@/lib/exam/sections";
import { callerWith, fetchPageData, type HttpClient, startSimulation } from "@/tests/support/http";

let learner: HttpClient;
let attemptId = "";
/** Another learner, who takes the same simulation on paper. */
let printing: HttpClient;
let onPaperId = "";

beforeAll(async () => {
  learner = await callerWith({ access: "active" });
  attemptId = await startSimulation(learner);
  printing = await callerWith({ access: "active" });
  onPaperId = await startSimulation(printing, 1, "paper");
});

/** Everything in a section that would reveal its answers. */
function secretsOf(section: (typeof QUESTION_SECTIONS)[number]): string[] {
  const simulation = getSimulation(1);
  const explanations = keyedQuestions(simulation, section).flatMap(({ explanation }) =>
    explanationText(explanation, "it").split("\n"),
  );
  const spoken =
    section === "ascolto1" || section === "ascolto2"
      ? simulation.sections[section].texts.flatMap(({ turns }) => turns.map(({ text }) => text))
      : [];
  return [...explanations, ...spoken];
}

async function readEverything(): Promise<Map<string, string>> {
  const paths = [
    "/dashboard",
    `/exam/${attemptId}`,
    ...SECTIONS.flatMap((section) => [
      `/exam/${attemptId}?section=${section}`,
      `/exam/1/${section}`,
      `/api/exam/1/${section}`,
      `/review/${attemptId}/${section}`,
      `/api/review/${attemptId}/${section}`,
    ]),
    `/api/session-state/${attemptId}`,
    "/api/simulations",
  ];
  const texts = new Map<string, string>();
  for (const path of paths) {
    texts.set(path, await (await learner.request("GET", path)).text());
    if (path.startsWith("/api")) continue;
    texts.set(`${path} (flight)`, await fetchPageData(learner, path));
  }
  const onPaper = [`/api/booklet/${onPaperId}`, `/api/session/${onPaperId}/hearing`, `/exam/${onPaperId}?step=answers`];
  for (const path of onPaper) texts.set(path, await (await printing.request("GET", path)).text());
  return texts;
}

/** Secrets as they may occur in HTML, JSON or flight data: the longest plain run of letters identifies one. */
const probe = (secret: string) => secret.split(/[^\p{L} ]/u).sort((a, b) => b.length - a.length)[0] ?? secret;

describe("before a section is corrected", () => {
  it("no key, explanation or transcript is anywhere in the responses to the browser", async () => {
    const shown = SECTIONS.map((section) =>
      JSON.stringify(toSectionContent(getSimulation(1), section, false, "it")),
    ).join();
    const models = getSimulation(1).sections.scrittura.options.flatMap((option) =>
      option.models.map(({ text }) => text),
    );
    const secrets = [...QUESTION_SECTIONS.flatMap(secretsOf), ...models]
      .map(probe)
      // An explanation quotes the passage, which the learner sees anyway.
      .filter((secret) => secret.length > 12 && !shown.includes(secret));
    expect(secrets.length).toBeGreaterThan(100);
    for (const [path, text] of await readEverything()) {
      expect([path, text.includes("correct_answer"), secrets.filter((secret) => text.includes(secret))]).toEqual([
        path,
        false,
        [],
      ]);
    }
  });

  it("the questions themselves are in the responses", async () => {
    const content = await (await learner.request("GET", "/api/exam/1/ascolto1")).json();
    expect(content.questions).toHaveLength(6);
    expect(Object.keys(content.questions[0]).sort()).toEqual(["id", "options", "question", "title"]);
  });
});

describe("once a section is corrected", () => {
  it("its own key and explanations are sent, and no other section's", async () => {
    const response = await learner.request("POST", `/api/correggi/${attemptId}/lettura`, {});
    const { correctionResult } = await response.json();
    expect(correctionResult).toMatchObject({ correctAnswers: 0, totalQuestions: 12, score12: 0, passed: false });
    expect(correctionResult.corrections[0]).toMatchObject({
      questionIndex: 0,
      userAnswer: null,
      isCorrect: false,
      explanation: expect.any(String),
    });
    const lettura = await (await learner.request("GET", "/api/exam/1/lettura")).json();
    expect(lettura.questions[0]).toMatchObject({
      correct_answer: expect.stringMatching(/^[VF]$/),
      explanation: expect.any(String),
    });
    const cloze = await (await learner.request("GET", "/api/exam/1/cloze")).text();
    expect(cloze).not.toContain("correct_answer");
  });

  it("the model answers are sent when the writing is handed in", async () => {
    const before = await (await learner.request("GET", "/api/exam/1/scrittura")).json();
    expect(before).not.toHaveProperty("models");
    await learner.request("POST", `/api/correggi/${attemptId}/scrittura`, { text: "Cara Sonia, vieni!", option: "B" });
    const after = await (await learner.request("GET", "/api/exam/1/scrittura")).json();
    expect(after.models).toHaveLength(10);
    const review = await (await learner.request("GET", `/api/review/${attemptId}/scrittura`)).json();
    expect(review.models.map(({ option, level }: { option: string; level: string }) => `${option} ${level}`)).toEqual([
      "B insufficiente",
      "B sufficiente",
      "B discreto",
      "B buono",
      "B ottimo",
    ]);
  });

  it("correcting it again returns the same", async () => {
    const again = await learner.request("POST", `/api/correggi/${attemptId}/lettura`, {});
    expect((await again.json()).correctionResult).toMatchObject({ totalQuestions: 12, correctAnswers: 0 });
  });
});
