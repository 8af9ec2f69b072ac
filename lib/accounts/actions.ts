"use server";

import type { z } from "zod";
import { requireAdmin } from "@/lib/accounts/gate";
import {
  confirmSecondFactor as confirm,
  proposeSecondFactor,
  removeSecondFactor as remove,
} from "@/lib/accounts/mutations/change-second-factor";
import { openSession } from "@/lib/accounts/next-auth";
import { drawQrCode } from "@/lib/accounts/qr-code";
import { ownPasswordSchema, secondFactorCodeSchema, secondFactorRemovalSchema } from "@/lib/accounts/schema";
import { totpAddress } from "@/lib/accounts/totp";
import { action } from "@/lib/action";
import { productName } from "@/lib/product";

const begin = action(ownPasswordSchema, async ({ password }) => {
  const admin = await requireAdmin();
  const secret = await proposeSecondFactor(admin, password);
  return { secret, qrCode: drawQrCode(totpAddress(secret, { issuer: productName(), label: admin.email })) };
});

const confirmOwn = action(secondFactorCodeSchema, async ({ code }) => {
  const admin = await requireAdmin();
  const { recoveryCodes, sessionVersion } = await confirm(admin, code, new Date());
  await openSession({ userId: admin.id, version: sessionVersion, isAdmin: true });
  return recoveryCodes;
});

const removeOwn = action(secondFactorRemovalSchema, async (proof) => {
  await remove(await requireAdmin(), proof);
  return null;
});

/** Begins to set up the caller's second factor: the secret for the app, also as a QR code. */
export async function beginSecondFactor(input: z.input<typeof ownPasswordSchema>) {
  return begin(input);
}

/** Confirms it by a code of the app; the caller stays signed in here and nowhere else. Answers the recovery codes. */
export async function confirmSecondFactor(input: z.input<typeof secondFactorCodeSchema>) {
  return confirmOwn(input);
}

/** Removes the caller's second factor. */
export async function removeSecondFactor(input: z.input<typeof secondFactorRemovalSchema>) {
  return removeOwn(input);
}
