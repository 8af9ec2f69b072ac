import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { consumeCode, issueCode } from "@/lib/accounts/mutations/verification-code";
import { db } from "@/lib/db/client";
import { makeUser } from "@/tests/support/factories";
import { inBatches } from "@/tests/support/in-batches";
import { volume } from "@/tests/support/volume";

const purpose = "reset_password";
const MINUTE_MS = 60 * 1000;

/** A code that is certainly different. */
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

async function issued(given: { payload?: string } = {}, now = new Date()) {
  const { id: holderId } = await makeUser();
  return { holderId, code: await issueCode(db(), { purpose, holderId, ...given }, now) };
}

const judge = (holderId: string, code: string, now?: Date, browser?: string) =>
  consumeCode({ purpose, holderId, code, browser }, async (_tx, payload) => payload, now);

describe("a code", () => {
  it("has six digits and returns the data that it confirms", async () => {
    const { holderId, code } = await issued({ payload: "nuova@example.it" });
    expect(code).toMatch(/^\d{6}$/);
    expect(await judge(holderId, code)).toEqual({ isRight: true, value: "nuova@example.it" });
  });

  it("is stored only as a keyed hash", async () => {
    const { holderId, code } = await issued();
    expect(JSON.stringify(await db().verificationCode.findMany({ where: { holderId } }))).not.toContain(code);
  });

  it("works once, however many requests use it concurrently", async () => {
    const { holderId, code } = await issued();
    const answers = await Promise.all(Array.from({ length: 5 }, () => judge(holderId, code)));
    expect(answers.filter(({ isRight }) => isRight)).toHaveLength(1);
    expect(await judge(holderId, code)).toEqual({ isRight: false });
  });

  it("works for ten minutes and no longer", async () => {
    const now = new Date();
    const late = await issued({}, now);
    expect(await judge(late.holderId, late.code, new Date(now.getTime() + 10 * MINUTE_MS))).toEqual({ isRight: false });
    const early = await issued({}, now);
    const answer = await judge(early.holderId, early.code, new Date(now.getTime() + 10 * MINUTE_MS - 1));
    expect(answer.isRight).toBe(true);
  });

  it("stays the same if requested again for the same data, and is void if requested for other data", async () => {
    const { holderId, code } = await issued({ payload: "nuova@example.it" });
    expect(await issueCode(db(), { purpose, holderId, payload: "nuova@example.it" })).toBe(code);
    const fresh = await issueCode(db(), { purpose, holderId, payload: "altra@example.it" });
    if (fresh !== code) expect(await judge(holderId, code)).toEqual({ isRight: false });
    expect(await judge(holderId, fresh)).toEqual({ isRight: true, value: "altra@example.it" });
  });

  it("is replaced on the next request once it was used, has expired or is an hour old", async () => {
    const now = Date.now();
    const { holderId, code } = await issued({}, new Date(now));
    await judge(holderId, code);
    const codes = [code];
    for (const minutes of [1, 8, 15, 22, 29, 36, 43, 50, 57, 63, 80])
      codes.push(await issueCode(db(), { purpose, holderId }, new Date(now + minutes * MINUTE_MS)));
    const created = await db().verificationCode.findFirstOrThrow({ where: { holderId } });
    expect(created.createdAt).toEqual(new Date(now + 80 * MINUTE_MS));
    expect(new Set(codes.slice(1, 10)).size).toBe(1);
    expect(new Set(codes).size).toBe(4);
  });

  it.each([undefined, "a browser"])("gets no additional attempts if it is requested again: %s", async (browser) => {
    const { holderId, code } = await issued();
    let latest = code;
    for (let guess = 0; guess < 5; guess += 1) {
      expect(await judge(holderId, otherThan(latest), undefined, browser)).toEqual({ isRight: false });
      latest = await issueCode(db(), { purpose, holderId });
    }
    expect(await judge(holderId, latest, undefined, browser)).toEqual({ isRight: false });
    expect((await judge(holderId, latest, undefined, "the owner's browser")).isRight).toBe(true);
  });

  it("is invalid for another account and another purpose", async () => {
    const { holderId, code } = await issued();
    const other = await issued();
    if (other.code !== code) expect(await judge(other.holderId, code)).toEqual({ isRight: false });
    await issueCode(db(), { purpose: "change_email", holderId });
    const asEmail = await consumeCode({ purpose: "change_email", holderId, code }, async () => "done");
    if (asEmail.isRight) expect.fail("a code of another purpose was right");
    expect((await judge(holderId, code)).isRight).toBe(true);
  });

  it("stays unused if the action fails, but the attempt is counted", async () => {
    const { holderId, code } = await issued();
    const failing = consumeCode({ purpose, holderId, code }, () => Promise.reject(new Error("no")));
    await expect(failing).rejects.toThrow("no");
    const row = await db().verificationCode.findFirstOrThrow({ where: { holderId } });
    expect(row).toMatchObject({ usedAt: null, triesLeft: 4 });
    expect((await judge(holderId, code)).isRight).toBe(true);
  });

  it("of a placeholder account is never right", async () => {
    const holderId = randomUUID();
    const code = await issueCode(db(), { purpose, holderId, isPlaceholder: true });
    expect(await judge(holderId, code)).toEqual({ isRight: false });
    expect((await db().verificationCode.findFirstOrThrow({ where: { holderId } })).triesLeft).toBe(4);
  });
});

describe("guessing a code", () => {
  it("allows five attempts among any number of concurrent ones; after that the right code is refused", {
    timeout: 180_000,
  }, async () => {
    const { holderId, code } = await issued();
    const wrong = Array.from({ length: 10 * volume("repeats") }, (_, index) => (Number(code) + 1 + index) % 1_000_000);
    // PostgreSQL's own count of updates of the row is the number of attempts that were checked.
    await db().$executeRaw`
      CREATE OR REPLACE FUNCTION note_guess() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN PERFORM nextval('guesses_judged'); RETURN NEW; END $$`;
    await db().$executeRaw`DROP SEQUENCE IF EXISTS guesses_judged`;
    await db().$executeRaw`CREATE SEQUENCE guesses_judged`;
    await db().$executeRaw`
      CREATE OR REPLACE TRIGGER note_guess AFTER UPDATE OF "triesLeft" ON "VerificationCode"
      FOR EACH ROW EXECUTE FUNCTION note_guess()`;
    const answers = await inBatches(wrong.length, (index) => judge(holderId, String(wrong[index]).padStart(6, "0")));
    expect(answers.some(({ isRight }) => isRight)).toBe(false);
    const [judged] = await db().$queryRaw<{ count: bigint }[]>`SELECT last_value AS count FROM guesses_judged`;
    expect(judged?.count).toBe(5n);
    expect((await db().verificationCode.findFirstOrThrow({ where: { holderId } })).triesLeft).toBe(0);
    expect(await judge(holderId, code)).toEqual({ isRight: false });
  });

  it("in a known browser allows five concurrent attempts, and does not use up others' attempts", async () => {
    const { holderId, code } = await issued();
    const browser = randomUUID();
    const guesses = Array.from({ length: volume("repeats") }, (_, index) => (Number(code) + index) % 1_000_000);
    for (const wrong of guesses.slice(1, 6)) await judge(holderId, String(wrong).padStart(6, "0"), undefined, browser);
    const answers = await inBatches(guesses.length, (index) =>
      judge(holderId, String(guesses[index]).padStart(6, "0"), undefined, browser),
    );
    expect(answers.some(({ isRight }) => isRight)).toBe(false);
    expect((await judge(holderId, code)).isRight).toBe(true);
  });
});
