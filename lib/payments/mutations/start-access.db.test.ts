import { describe, expect, it } from "vitest";
import type { Account } from "@/lib/accounts/actor";
import { db } from "@/lib/db/client";
import { toLearner } from "@/lib/payments/gate";
import { requestWithdrawal } from "@/lib/payments/mutations/request-withdrawal";
import { startAccess } from "@/lib/payments/mutations/start-access";
import { findAccess, findPaymentOverview } from "@/lib/payments/queries";
import { makePaidPayment, WAIVER, withStripe } from "@/tests/support/card-payment";
import { makeAccount } from "@/tests/support/factories";

const DAY_MS = 24 * 60 * 60 * 1000;
const stripe = withStripe();

const makePaid = (waiver = false) => makePaidPayment(stripe(), waiver);

const learnerAt = async (account: Account, now = new Date()) => toLearner(account, await findAccess(account, now));
const nothing = { code: "conflict", reason: "access_not_scheduled" };

describe("access paid with the right of withdrawal", () => {
  it("opens nothing before the right has ended, and everything from then on", async () => {
    const { account } = await makePaid();
    expect(await learnerAt(account)).toMatchObject({ code: "payment_required", reason: "access_scheduled" });
    const access = await findAccess(account);
    if (access.state !== "scheduled") throw new Error("the access is not scheduled");
    const before = new Date(access.startsAt.getTime() - 1);
    expect(await learnerAt(account, before)).toMatchObject({ code: "payment_required" });
    expect((await findPaymentOverview(account, before))?.withdrawal.state).toBe("possible");
    expect(await learnerAt(account, access.startsAt)).toMatchObject({ accessExpiresAt: access.expiresAt });
    expect((await findPaymentOverview(account, access.startsAt))?.withdrawal.state).toBe("too_late");
    await expect(requestWithdrawal(account, access.startsAt)).rejects.toMatchObject({ code: "conflict" });
  });

  it("begins at once on request, which ends the right; words and time are kept", async () => {
    const { account, paymentId } = await makePaid();
    const now = new Date();
    const expiresAt = await startAccess(account, WAIVER, now);
    expect(await learnerAt(account)).toMatchObject({ accessExpiresAt: expiresAt });
    expect(await db().payment.findUniqueOrThrow({ where: { id: paymentId } })).toMatchObject({
      waiverVersion: "2026-11",
      waiverWords: WAIVER,
      waiverAcceptedAt: now,
    });
    await expect(requestWithdrawal(account)).rejects.toMatchObject({ reason: "withdrawal_not_possible" });
    expect(await startAccess(account, "altre parole", new Date(now.getTime() + 1000))).toEqual(expiresAt);
    expect((await findPaymentOverview(account))?.withdrawal).toEqual({ state: "waived", at: now });
  });

  it("is either begun or withdrawn from, however many ask for both concurrently", async () => {
    const { account } = await makePaid();
    const asked = Array.from({ length: 20 }, (_, index) =>
      index % 2 === 0 ? startAccess(account, WAIVER) : requestWithdrawal(account),
    );
    await Promise.allSettled(asked);
    const withdrawal = (await findPaymentOverview(account))?.withdrawal.state;
    const access = (await findAccess(account)).state;
    expect([
      ["waived", "active"],
      ["requested", "ended"],
    ]).toContainEqual([withdrawal, access]);
  });

  it("is not begun by others, for a suspended account, without a purchase, or once it has begun", async () => {
    const { account } = await makePaid();
    await expect(startAccess(await makeAccount(), WAIVER)).rejects.toMatchObject(nothing);
    await expect(startAccess(await makeAccount({ isSuspended: true }), WAIVER)).rejects.toMatchObject({
      code: "suspended",
    });
    await expect(startAccess(account, WAIVER, new Date(Date.now() + 16 * DAY_MS))).rejects.toMatchObject(nothing);
    expect((await findAccess(account)).state).toBe("scheduled");
  });
});
