import { describe, expect, it } from "vitest";
import type { Admin } from "@/lib/accounts/actor";
import {
  confirmSecondFactor,
  proposeSecondFactor,
  removeSecondFactor,
} from "@/lib/accounts/mutations/change-second-factor";
import { consumeSecondFactor } from "@/lib/accounts/mutations/consume-second-factor";
import { verifyLogin } from "@/lib/accounts/mutations/sign-in";
import { findSecondFactor } from "@/lib/accounts/queries";
import { db } from "@/lib/db/client";
import { appCode } from "@/tests/support/authenticator";
import { makeAdmin, PASSWORD } from "@/tests/support/factories";

const MINUTE_MS = 60_000;

/** An admin with a confirmed factor, set up five minutes ago so that current codes are unused. */
async function withFactor(): Promise<{ admin: Admin; secret: string; recoveryCodes: string[] }> {
  const admin = await makeAdmin();
  const secret = await proposeSecondFactor(admin, PASSWORD);
  const earlier = new Date(Date.now() - 5 * MINUTE_MS);
  const { recoveryCodes } = await confirmSecondFactor(admin, appCode(secret, earlier), earlier);
  return { admin, secret, recoveryCodes };
}

const wrongPassword = { code: "invalid_input", fields: { currentPassword: "wrong_password" } };
const login = (admin: Admin, code?: string) => verifyLogin({ email: admin.email, password: PASSWORD, code });
const wrongCode = (secret: string) => (appCode(secret) === "000000" ? "111111" : "000000");

describe("setting up a second factor", () => {
  it("requires the admin's password", async () => {
    const admin = await makeAdmin();
    await expect(proposeSecondFactor(admin, "wrong")).rejects.toMatchObject(wrongPassword);
    expect(await db().secondFactor.count({ where: { userId: admin.id } })).toBe(0);
  });

  it("takes effect only once a code of the app confirms it, and is audited", async () => {
    const admin = await makeAdmin();
    const secret = await proposeSecondFactor(admin, PASSWORD);
    expect(await findSecondFactor(admin)).toBeNull();
    expect(await login(admin)).not.toBeNull();
    await expect(confirmSecondFactor(admin, wrongCode(secret), new Date())).rejects.toMatchObject({
      reason: "wrong_second_factor",
    });
    const { recoveryCodes } = await confirmSecondFactor(admin, appCode(secret), new Date());
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await findSecondFactor(admin)).toMatchObject({ recoveryCodesLeft: 10 });
    expect(await db().auditEvent.count({ where: { subjectId: admin.id, kind: "second_factor_added" } })).toBe(1);
  });

  it("ends earlier sessions", async () => {
    const admin = await makeAdmin();
    const before = await db().user.findUniqueOrThrow({ where: { id: admin.id } });
    const secret = await proposeSecondFactor(admin, PASSWORD);
    const { session } = await confirmSecondFactor(admin, appCode(secret), new Date());
    expect(session).toEqual({ userId: admin.id, version: before.sessionVersion + 1, isAdmin: true });
  });

  it("stores neither the secret nor the recovery codes in plain text", async () => {
    const { admin, secret, recoveryCodes } = await withFactor();
    const stored = JSON.stringify(await db().secondFactor.findUniqueOrThrow({ where: { userId: admin.id } }));
    for (const text of [secret, ...recoveryCodes]) expect(stored).not.toContain(text);
  });

  it("cannot replace an existing one", async () => {
    const { admin, secret } = await withFactor();
    await expect(proposeSecondFactor(admin, PASSWORD)).rejects.toMatchObject({ reason: "second_factor_present" });
    expect(await consumeSecondFactor(admin.id, appCode(secret), new Date())).toBe(true);
  });
});

describe("signing in with a second factor", () => {
  it("requires a code besides the right password", async () => {
    const { admin, secret } = await withFactor();
    await expect(login(admin)).rejects.toMatchObject({ code: "unauthenticated", reason: "second_factor_required" });
    await expect(login(admin, wrongCode(secret))).rejects.toMatchObject({ reason: "wrong_second_factor" });
    expect(await login(admin, appCode(secret))).toMatchObject({ userId: admin.id });
  });

  it("does not reveal whether a factor exists if the password is wrong", async () => {
    const { admin, secret } = await withFactor();
    expect(await verifyLogin({ email: admin.email, password: "wrong" })).toBeNull();
    expect(await verifyLogin({ email: admin.email, password: "wrong", code: appCode(secret) })).toBeNull();
  });

  it("accepts a code of the app once, however many requests use it concurrently", async () => {
    const { admin, secret } = await withFactor();
    const code = appCode(secret);
    const answers = await Promise.all([...Array(20)].map(() => consumeSecondFactor(admin.id, code, new Date())));
    expect(answers.filter(Boolean)).toHaveLength(1);
  });

  it("accepts no code older than the last accepted one", async () => {
    const { admin, secret } = await withFactor();
    const now = new Date();
    const older = new Date(now.getTime() - 30_000);
    expect(await consumeSecondFactor(admin.id, appCode(secret, now), now)).toBe(true);
    expect(await consumeSecondFactor(admin.id, appCode(secret, older), now)).toBe(false);
  });

  it("accepts each recovery code once, however many requests use it concurrently", async () => {
    const { admin, recoveryCodes } = await withFactor();
    const [first = "", second = ""] = recoveryCodes;
    const answers = await Promise.all([...Array(20)].map(() => consumeSecondFactor(admin.id, first, new Date())));
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await login(admin, second)).toMatchObject({ userId: admin.id });
    expect(await findSecondFactor(admin)).toMatchObject({ recoveryCodesLeft: 8 });
  });

  it("does not accept another admin's codes", async () => {
    const [one, other] = [await withFactor(), await withFactor()];
    expect(await consumeSecondFactor(one.admin.id, appCode(other.secret), new Date())).toBe(false);
    expect(await consumeSecondFactor(one.admin.id, other.recoveryCodes[0] ?? "", new Date())).toBe(false);
  });

  it("checks five wrong codes, then none, not even the right one", async () => {
    const { admin, secret } = await withFactor();
    const tries = await Promise.allSettled([...Array(50)].map(() => login(admin, wrongCode(secret))));
    const reasons = tries.map((one) => (one.status === "rejected" ? one.reason.reason : "in"));
    expect(reasons.filter((reason) => reason === "wrong_second_factor")).toHaveLength(5);
    await expect(login(admin, appCode(secret))).rejects.toMatchObject({ code: "rate_limited" });
  });
});

describe("removing a second factor", () => {
  it("requires the password and a code, and is audited", async () => {
    const { admin, secret, recoveryCodes } = await withFactor();
    await expect(removeSecondFactor(admin, { currentPassword: "wrong", code: appCode(secret) })).rejects.toMatchObject(
      wrongPassword,
    );
    await expect(removeSecondFactor(admin, { currentPassword: PASSWORD, code: "" })).rejects.toMatchObject({
      reason: "wrong_second_factor",
    });
    expect(await findSecondFactor(admin)).not.toBeNull();
    await removeSecondFactor(admin, { currentPassword: PASSWORD, code: recoveryCodes[0] ?? "" });
    expect(await findSecondFactor(admin)).toBeNull();
    expect(await login(admin)).not.toBeNull();
    expect(await db().auditEvent.count({ where: { subjectId: admin.id, kind: "second_factor_removed" } })).toBe(1);
  });

  it("leaves other admins' factors alone", async () => {
    const [one, other] = [await withFactor(), await withFactor()];
    await expect(
      removeSecondFactor(one.admin, { currentPassword: PASSWORD, code: appCode(other.secret) }),
    ).rejects.toMatchObject({ reason: "wrong_second_factor" });
    await removeSecondFactor(one.admin, { currentPassword: PASSWORD, code: appCode(one.secret) });
    expect(await findSecondFactor(other.admin)).not.toBeNull();
  });
});
