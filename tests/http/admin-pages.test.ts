import { describe, expect, it } from "vitest";
import { MEASURES } from "@/lib/admin/measures";
import { db } from "@/lib/db/client";
import { handInWriting } from "@/lib/exam/mutations/hand-in-writing";
import { startAttempt } from "@/lib/exam/mutations/start-attempt";
import { makeLearner, makeUser } from "@/tests/support/factories";
import { callerWith } from "@/tests/support/http";

describe("the pages of codes, figures and the audit log", () => {
  it("handle a batch that does not exist and invalid parameters", async () => {
    const admin = await callerWith({ isAdmin: true });
    for (const path of ["/admin/gift-codes/x", `/admin/gift-codes/${crypto.randomUUID()}`])
      expect((await admin.request("GET", path)).status).toBe(404);
    for (const path of [
      "/admin/gift-codes?before=x",
      "/admin/figures?range=years",
      "/admin/audit?kind=x&actor=nobody@example.it&from=yesterday&before=1_2&actor=a",
    ])
      expect([path, (await admin.request("GET", path)).status]).toEqual([path, 200]);
  });

  it("describe each chart in words, and contain its numbers in a table", async () => {
    const admin = await callerWith({ isAdmin: true });
    const html = await (await admin.request("GET", "/admin/figures?range=weeks")).text();
    expect(html).toMatch(/<svg role="img" aria-label="Iscrizioni, 12 settimane: in tutto \d+/);
    expect(html).toMatch(/<caption[^>]*>Iscrizioni, 12 settimane</);
    // React may send the end of a long table later, to be put in its place.
    expect(html.match(/<th [^>]*scope="row"/g)).toHaveLength(12 * MEASURES.length);
  });
});

it("an admin's first screen lists withdrawals, with the time and a note that the refund is not confirmed", async () => {
  const { id: userId, email } = await makeUser();
  const paidAt = new Date();
  const withdrawalRequestedAt = new Date("2026-03-05T09:30:00Z");
  const purchase = { userId, status: "succeeded" as const, amountCents: 899, livemode: false, paidAt };
  await db().payment.create({ data: { ...purchase, withdrawalRequestedAt } });
  const html = await (await (await callerWith({ isAdmin: true })).request("GET", "/admin")).text();
  // The cells of a row follow one another.
  const words = [email, "Recesso chiesto il 5 mar 2026, 10:30", "Rimborso non ancora confermato"];
  expect(words.filter((one) => !html.includes(one))).toEqual([]);
});

it("the page of a text to mark explains each difference and each point, and answers a short text at once", async () => {
  const learner = await makeLearner();
  const text = "Gentile signora, ieri ho andato dal medico.";
  const attemptId = await startAttempt(learner, 1);
  const writingId = await handInWriting(learner, attemptId, { text, option: "A" });
  const criteria = { efficacia: 1, stile: 1, morfosintassi: 2, lessico: 1, ortografia: 1 };
  const correctedText = text.replace("ho", "sono");
  const marks = { criteria, score: 6, feedback: "Bene.", correctedText, errors: [], finishedAt: new Date() };
  const work = { writingId, source: "ai", key: `test:${writingId}`, locale: "it", state: "done" } as const;
  await db().correction.create({ data: { ...work, ...marks } });
  const html = await (
    await (await callerWith({ isAdmin: true })).request("GET", `/admin/writings/${writingId}`)
  ).text();
  const start = text.indexOf("ho");
  expect(html).toMatch(/<option value="grammaticale" selected="">(?:(?!<\/select>).)*<\/select>/s);
  expect(new RegExp(`<input[^>]*name="line-${start}"[^>]*>`).exec(html)?.[0]).toContain(
    "Controlla la forma del verbo.",
  );
  expect(html).toContain("Errori frequenti, ma il testo si capisce.");
  expect(html).toContain("Rispondi: testo troppo corto");
});
