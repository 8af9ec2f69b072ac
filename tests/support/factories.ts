import { randomUUID } from "node:crypto";
import type { Account, Admin } from "@/lib/accounts/actor";
import { requireAccountOf, toAdmin } from "@/lib/accounts/gate";
import { hashPassword } from "@/lib/accounts/password";
import { db } from "@/lib/db/client";
import type { Learner } from "@/lib/payments/actor";
import { toLearner } from "@/lib/payments/gate";
import { hashGiftCode } from "@/lib/payments/gift-code";
import { findAccess } from "@/lib/payments/queries";
import { TERMS_VERSION } from "@/lib/product/legal";

const DAY_MS = 24 * 60 * 60 * 1000;

export const PASSWORD = "una-password-lunga";
let passwordHash: Promise<string> | undefined;

/** `scheduled`: paid, and begins in 14 days. */
export type AccessState = "none" | "scheduled" | "active" | "expired" | "ended";

/** Makes a separate user in the worker's database. */
export async function makeUser(options: { access?: AccessState; isAdmin?: boolean; isSuspended?: boolean } = {}) {
  const { access = "none", isAdmin = false, isSuspended = false } = options;
  passwordHash ??= hashPassword(PASSWORD);
  const daysAgo = { none: 10, scheduled: -14, active: 10, expired: 366, ended: 10 };
  const startsAt = new Date(Date.now() - daysAgo[access] * DAY_MS);
  const grant = {
    source: "staff" as const,
    startsAt,
    expiresAt: new Date(startsAt.getTime() + 365 * DAY_MS),
    endedAt: access === "ended" ? new Date() : null,
  };
  return db().user.create({
    data: {
      email: `${randomUUID()}@example.it`,
      passwordHash: await passwordHash,
      firstName: "Prova",
      lastName: "Di Prova",
      taxCode: "RSSMRA85T10A562S",
      birthDate: new Date("1985-12-10"),
      birthPlace: "Durazzo",
      street: "Via Roma 1",
      city: "Modena",
      province: "MO",
      postalCode: "41121",
      acceptances: { create: { version: TERMS_VERSION, acceptedAt: startsAt } },
      isAdmin,
      suspendedAt: isSuspended ? startsAt : null,
      ...(access === "none" ? {} : { grants: { create: grant } }),
    },
    select: { id: true, email: true, sessionVersion: true },
  });
}

/** An account proven by the real gate. */
export async function makeAccount(options: Parameters<typeof makeUser>[0] = {}): Promise<Account> {
  const user = await makeUser(options);
  return requireAccountOf({ userId: user.id, version: user.sessionVersion });
}

/** An admin proven by the real gate. */
export async function makeAdmin(): Promise<Admin> {
  return toAdmin(await makeAccount({ isAdmin: true }));
}

/** A learner proven by the real gates. */
export async function makeLearner(): Promise<Learner> {
  const account = await makeAccount({ access: "active" });
  const learner = toLearner(account, await findAccess(account));
  if (learner instanceof Error) throw learner;
  return learner;
}

/** An unused gift code; returns the code. */
export async function makeGiftCode(expiresAt: Date | null = null): Promise<string> {
  const signs = randomUUID().toUpperCase();
  const code = `CILS-${signs.slice(0, 4)}-${signs.slice(4, 8)}`;
  await db().giftCode.create({ data: { codeHash: hashGiftCode(code), expiresAt } });
  return code;
}
