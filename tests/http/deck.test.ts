import { beforeAll, describe, expect, it } from "vitest";
import { getSimulation } from "@/lib/exam/content/library";
import { keyedQuestions } from "@/lib/exam/kinds/table";
import { callerWith, type HttpClient, startSimulation, visitor } from "@/tests/support/http";
import { callAction } from "@/tests/support/server-action";

const [question] = keyedQuestions(getSimulation(1), "lettura");
const WRONG = question?.correct_answer === "V" ? "F" : "V";
const EXPLAINED = question?.explanation.it.right.slice(0, 30) ?? "";
const CARD = { kind: "question", name: "1/lettura/1", version: 0, sibling: null, letter: WRONG };
const answer = (caller: HttpClient) =>
  callAction(caller, "/ripasso", "answerCard", { ...CARD, startedAt: new Date().toISOString() });

let learner: HttpClient;

/** A learner who has missed the first reading question; the section is corrected. */
beforeAll(async () => {
  learner = await callerWith({ access: "active" });
  const attemptId = await startSimulation(learner);
  const saved = { prova: "lettura", answers: { lettura_1: WRONG }, completed: false };
  await learner.request("POST", `/api/session/${attemptId}/save-answers`, saved);
  expect(await answer(learner)).toContain('"error":"not_found"');
  await learner.request("POST", `/api/correggi/${attemptId}/lettura`, {});
});

describe("the page of the deck", () => {
  it("shows a learner the question without its key and its explanation", async () => {
    const response = await learner.request("GET", "/ripasso");
    const text = await response.text();
    expect(response.status).toBe(200);
    expect(text).toContain(question?.question);
    expect(text).not.toContain(EXPLAINED);
    expect(text).not.toMatch(/correct_?answer/i);
  });

  it("shows visitors and learners without access how to get it", async () => {
    const seen = async (caller: HttpClient) => (await caller.request("GET", "/ripasso")).text();
    expect(await seen(visitor())).toContain('href="/register"');
    expect(await seen(await callerWith({}))).toContain("Accesso Premium Richiesto");
    expect(await seen(await callerWith({ access: "expired" }))).toContain("Rinnova l&#x27;accesso");
    const other = await seen(await callerWith({ access: "active" }));
    expect(other).not.toContain(question?.question);
  });
});

describe("an answer to a card", () => {
  it.each([
    ["payment_required", {}],
    ["expired", { access: "expired" }],
    ["suspended", { access: "active", isSuspended: true }],
    ["not_found", { access: "active" }],
  ] as const)("is rejected as %s", async (code, options) => {
    expect(await answer(await callerWith(options))).toContain(`"error":"${code}"`);
  });

  it("returns the right answer and its explanation", async () => {
    const told = await answer(learner);
    expect(told).toContain('"ok":true');
    expect(told).toContain(EXPLAINED);
  });
});
