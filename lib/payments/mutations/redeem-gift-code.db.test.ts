import { describe, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import type { AppError } from "@/lib/http/errors";
import { redeemGiftCode } from "@/lib/payments/mutations/redeem-gift-code";
import { findAccess } from "@/lib/payments/queries";
import { accessEnd } from "@/lib/product/product";
import { makeAccount, makeGiftCode } from "@/tests/support/factories";
import { inBatches } from "@/tests/support/in-batches";
import { volume } from "@/tests/support/volume";

describe("redeeming a gift code", () => {
  it("gives access for 12 months from that moment to the end of the day in Italy, leap day or not", async () => {
    const account = await makeAccount();
    const now = new Date();
    const expiresAt = await redeemGiftCode(account, await makeGiftCode(), now);
    expect(expiresAt).toEqual(accessEnd(now));
    const beforeLeapDay = new Date("2027-06-01T10:00:00Z");
    const end = await redeemGiftCode(await makeAccount(), await makeGiftCode(), beforeLeapDay);
    expect(end).toEqual(new Date("2028-06-01T21:59:59.999Z"));
    expect(await findAccess(account)).toEqual({ state: "active", expiresAt });
  });

  it("works once, however many learners redeem it concurrently", async () => {
    const code = await makeGiftCode();
    const accounts = await Promise.all(Array.from({ length: 40 }, () => makeAccount()));
    const outcomes = await inBatches(volume("repeats"), (index) =>
      redeemGiftCode(accounts[index % 40] ?? fail(), code).then(
        () => "redeemed",
        ({ reason }: AppError) => reason,
      ),
    );
    expect(outcomes.filter((outcome) => outcome === "redeemed")).toHaveLength(1);
    expect(new Set(outcomes)).toEqual(new Set(["redeemed", "gift_code_used", "gift_code_not_needed"]));
    const grants = await db().accessGrant.count({ where: { userId: { in: accounts.map(({ id }) => id) } } });
    expect(grants).toBe(1);
  });

  it("uses only one code if a learner redeems two concurrently", async () => {
    const account = await makeAccount();
    const codes = await Promise.all([makeGiftCode(), makeGiftCode()]);
    const outcomes = await Promise.allSettled(codes.map((code) => redeemGiftCode(account, code)));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await db().giftCode.count({ where: { redeemedById: account.id } })).toBe(1);
  });

  it("refuses an unknown, a used and an expired code, and says which", async () => {
    const account = await makeAccount();
    const used = await makeGiftCode();
    await redeemGiftCode(await makeAccount(), used);
    const old = await makeGiftCode(new Date(Date.now() - 1000));
    await expect(redeemGiftCode(account, "CILS-NONE-0000")).rejects.toMatchObject({
      code: "not_found",
      reason: "unknown_gift_code",
    });
    await expect(redeemGiftCode(account, used)).rejects.toMatchObject({ code: "conflict", reason: "gift_code_used" });
    await expect(redeemGiftCode(account, old)).rejects.toMatchObject({ code: "conflict", reason: "gift_code_expired" });
    expect((await findAccess(account)).state).toBe("none");
  });

  it("refuses a suspended account and one that has access, and the code stays unused", async () => {
    const code = await makeGiftCode();
    await expect(redeemGiftCode(await makeAccount({ isSuspended: true }), code)).rejects.toMatchObject({
      code: "suspended",
    });
    await expect(redeemGiftCode(await makeAccount({ access: "active" }), code)).rejects.toMatchObject({
      reason: "gift_code_not_needed",
    });
    await expect(redeemGiftCode(await makeAccount({ access: "expired" }), code)).resolves.toBeInstanceOf(Date);
  });

  it("uses only one code even if the second request's clock is a moment behind", async () => {
    const account = await makeAccount();
    const now = new Date();
    await redeemGiftCode(account, await makeGiftCode(), now);
    await expect(redeemGiftCode(account, await makeGiftCode(), new Date(now.getTime() - 5))).rejects.toMatchObject({
      reason: "gift_code_not_needed",
    });
  });

  it("stores no code in plain text", async () => {
    const code = await makeGiftCode();
    const rows = await db().giftCode.findMany();
    expect(JSON.stringify(rows)).not.toContain(code);
  });
});

function fail(): never {
  throw new Error("no account");
}
