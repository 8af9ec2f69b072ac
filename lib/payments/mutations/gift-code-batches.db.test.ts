import { describe, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { createGiftCodeBatch } from "@/lib/payments/mutations/create-gift-codes";
import { redeemGiftCode } from "@/lib/payments/mutations/redeem-gift-code";
import { revokeGiftCodes } from "@/lib/payments/mutations/revoke-gift-codes";
import { newBatchSchema } from "@/lib/payments/schema";
import { makeAccount, makeAdmin } from "@/tests/support/factories";

const HOUR_MS = 60 * 60 * 1000;
let requests = 0;

function asked(changes: Partial<Parameters<typeof newBatchSchema.parse>[0] & object> = {}) {
  requests += 1;
  const requestKey = requests.toString(16).padStart(32, "0");
  const plain = { requestKey, count: 3, prefix: "cils", expiresOn: "", owner: " Scuola Uno ", note: "" };
  return newBatchSchema.parse({ ...plain, ...changes });
}

const eventsOf = (kind: string, batchId: string) =>
  db().auditEvent.findMany({ where: { kind, details: { path: ["batchId"], equals: batchId } } });

describe("a batch of gift codes", () => {
  it("has a thousand different valid codes, created and audited together, and stores none in plain text", async () => {
    const admin = await makeAdmin();
    const { batchId, codes } = await createGiftCodeBatch(admin, asked({ count: 1000 }));
    expect(new Set(codes).size).toBe(1000);
    for (const code of codes) expect(code).toMatch(/^CILS-[B-DF-HJ-NP-TV-Z2-9]{4}-[B-DF-HJ-NP-TV-Z2-9]{4}$/);
    const batch = await db().giftCodeBatch.findUniqueOrThrow({ where: { id: batchId }, include: { codes: true } });
    expect(batch).toMatchObject({ size: 1000, owner: "Scuola Uno", note: null, madeById: admin.id });
    expect(batch.codes.map(({ number }) => number).sort((one, other) => Number(one) - Number(other))).toEqual(
      codes.map((_, index) => index + 1),
    );
    const stored = JSON.stringify(batch);
    expect(codes.filter((code) => stored.includes(code.slice(5)))).toEqual([]);
    expect(await eventsOf("gift_codes_made", batchId)).toMatchObject([
      { actorId: admin.id, details: { batchId, count: 1000 } },
    ]);
  });

  it("is created once for repeated requests, and every response has the same codes", async () => {
    const admin = await makeAdmin();
    const request = asked();
    const answers = await Promise.all(Array.from({ length: 20 }, () => createGiftCodeBatch(admin, request)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const { batchId } = await createGiftCodeBatch(admin, request);
    expect(await db().giftCode.count({ where: { batchId } })).toBe(3);
    expect(await eventsOf("gift_codes_made", batchId)).toHaveLength(1);
  });

  it("does not show its codes to another admin, nor after an hour", async () => {
    const admin = await makeAdmin();
    const request = asked();
    await createGiftCodeBatch(admin, request);
    const refused = { code: "conflict", reason: "gift_codes_already_shown" };
    await expect(createGiftCodeBatch(await makeAdmin(), request)).rejects.toMatchObject(refused);
    const tomorrow = new Date(Date.now() + HOUR_MS);
    await expect(createGiftCodeBatch(admin, request, tomorrow)).rejects.toMatchObject(refused);
  });

  it("is valid to the end of its last day in Italy, and cannot be created for a past day", async () => {
    const admin = await makeAdmin();
    const { codes } = await createGiftCodeBatch(admin, asked({ expiresOn: "2031-07-01" }));
    const [first = "", second = ""] = codes;
    const lastMoment = new Date("2031-07-01T21:59:59Z");
    await expect(redeemGiftCode(await makeAccount(), first, lastMoment)).resolves.toBeInstanceOf(Date);
    const after = new Date("2031-07-01T22:00:00Z");
    await expect(redeemGiftCode(await makeAccount(), second, after)).rejects.toMatchObject({
      reason: "gift_code_expired",
    });
    await expect(createGiftCodeBatch(admin, asked({ expiresOn: "2020-01-01" }))).rejects.toMatchObject({
      code: "invalid_input",
      fields: { expiresOn: "date" },
    });
  });

  it("is refused outside its limits", () => {
    for (const wrong of [{ count: 0 }, { count: 1001 }, { count: 1.5 }, { prefix: "A" }, { prefix: "CI LS" }])
      expect(() => asked(wrong)).toThrow();
  });
});

describe("revoking gift codes", () => {
  it("revokes one code with a message for its learner, and leaves the others", async () => {
    const admin = await makeAdmin();
    const { batchId, codes } = await createGiftCodeBatch(admin, asked());
    expect(await revokeGiftCodes(admin, { batchId, number: 2, reason: "Perso" })).toBe(1);
    const [, second = "", third = ""] = codes;
    await expect(redeemGiftCode(await makeAccount(), second)).rejects.toMatchObject({
      code: "conflict",
      reason: "gift_code_revoked",
    });
    await expect(redeemGiftCode(await makeAccount(), third)).resolves.toBeInstanceOf(Date);
    expect(await eventsOf("gift_code_revoked", batchId)).toMatchObject([
      { actorId: admin.id, reason: "Perso", details: { batchId, count: 1, number: 2 } },
    ]);
  });

  it("revokes all unused codes and never a used one", async () => {
    const admin = await makeAdmin();
    const { batchId, codes } = await createGiftCodeBatch(admin, asked());
    await redeemGiftCode(await makeAccount(), codes[0] ?? "");
    const order = { batchId, number: null, reason: "Contratto finito" };
    expect(await revokeGiftCodes(admin, order)).toBe(2);
    expect(await db().giftCode.count({ where: { batchId, revokedAt: null, redeemedAt: { not: null } } })).toBe(1);
    await expect(revokeGiftCodes(admin, { ...order, number: 1 })).rejects.toMatchObject({ reason: "gift_code_used" });
    await expect(revokeGiftCodes(admin, { ...order, number: 9 })).rejects.toMatchObject({ code: "not_found" });
    expect(await eventsOf("gift_code_revoked", batchId)).toHaveLength(1);
  });

  it("and a concurrent redemption never both succeed", async () => {
    const admin = await makeAdmin();
    const { batchId, codes } = await createGiftCodeBatch(admin, asked({ count: 30 }));
    const accounts = await Promise.all(codes.map(() => makeAccount()));
    const redeeming = codes.map((code, index) => redeemGiftCode(accounts[index] ?? accounts[0] ?? nobody(), code));
    const outcomes = await Promise.allSettled([
      revokeGiftCodes(admin, { batchId, number: null, reason: "Prova" }),
      ...redeeming,
    ]);
    const used = outcomes.slice(1).filter(({ status }) => status === "fulfilled").length;
    expect(await db().giftCode.count({ where: { batchId, redeemedAt: { not: null }, revokedAt: null } })).toBe(used);
    expect(await db().giftCode.count({ where: { batchId, redeemedAt: null, revokedAt: { not: null } } })).toBe(
      30 - used,
    );
  });
});

function nobody(): never {
  throw new Error("no account");
}
