import { randomInt } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { readSamples, samplesDir } from "@/lib/exam/content/samples";
import { CONTENT_DIR } from "@/lib/product/simulation-folders";
import { visitor } from "@/tests/support/http";

const { listening, reading } = readSamples(CONTENT_DIR);
const heard = listening.questions[0]?.explanation.it.right ?? "?";
const read = reading.questions[0]?.explanation.it.right ?? "?";
const said = listening.texts[0]?.turns[3]?.text ?? "?";

/** As a page renders it. */
const inHtml = (text: string) => text.replaceAll("'", "&#x27;").replaceAll('"', "&quot;");
const addressHeader = () => ({ "X-Forwarded-For": `198.18.${randomInt(256)}.${randomInt(256)}` });
const open = async (path: string, headers = addressHeader()) => {
  const response = await visitor().request("GET", path, undefined, headers);
  return { status: response.status, html: await response.text() };
};
/** Which of the two explanations, and whether the transcript, occur in a page or in its data. */
const revealedIn = (html: string) =>
  [heard, read, said].map((text) => html.includes(inHtml(text)) || html.includes(text.slice(0, 40)));

describe("the sample questions", () => {
  it.each(["/", "/prova", "/prova?ascolto=Z&lettura=A", "/prova?ascolto=B&ascolto=A", "/prova?lettura="])(
    "are sent without key, explanation or transcript at %s",
    async (path) => {
      const { status, html } = await open(path);
      expect([status, revealedIn(html), html.includes("Risposta corretta")]).toEqual([
        200,
        [false, false, false],
        false,
      ]);
      expect(html).toContain(inHtml(listening.questions[0]?.question ?? "?"));
    },
  );

  it("are explained on the home page for one wrong option only, in the reader's language", async () => {
    const { C: why = "?" } = listening.questions[0]?.explanation.it.wrong ?? {};
    expect((await open("/")).html).toContain(inHtml(why));
    expect((await open("/?lang=es")).html).toContain("El cliente pensaba en la batería");
  });

  it("are each explained once answered, right or wrong", async () => {
    expect(revealedIn((await open("/prova?ascolto=A")).html)).toEqual([true, false, true]);
    expect(revealedIn((await open("/prova?lettura=F")).html)).toEqual([false, true, false]);
    expect(revealedIn((await open("/prova?ascolto=B&lettura=V")).html)).toEqual([true, true, true]);
  });

  it("are rate-limited per address", async () => {
    const headers = addressHeader();
    await open("/prova?ascolto=A", headers);
    await db().rateLimit.updateMany({ where: { key: { startsWith: "sample_by_address:" } }, data: { points: 300 } });
    const { status, html } = await open("/prova?ascolto=A", headers);
    expect([status, revealedIn(html)]).toEqual([200, [false, false, false]]);
    expect(html).toContain("Hai fatto troppi tentativi");
    await db().rateLimit.deleteMany({ where: { key: { startsWith: "sample_by_address:" } } });
  });

  it("have a recording that is public, whole or in parts, and no other recording is", async () => {
    const file = readFileSync(join(samplesDir(CONTENT_DIR), "audio/pieces/sample-t1.mp3"));
    const whole = await visitor().request("GET", "/api/sample-audio");
    expect(Buffer.from(await whole.arrayBuffer()).equals(file)).toBe(true);
    const part = await visitor().request("GET", "/api/sample-audio", undefined, { Range: "bytes=0-9" });
    expect(part.status).toBe(206);
    for (const path of ["/api/sample-audio?from=x", "/api/sample-audio/../audio/1/ascolto1.mp3"])
      expect((await visitor().request("GET", path)).status).toBeGreaterThanOrEqual(400);
  });
});
