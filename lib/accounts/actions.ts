"use server";

import { after } from "next/server";
import { z } from "zod";
import { requireAccount, requireAdmin } from "@/lib/accounts/gate";
import { changeDetails, changeLanguage } from "@/lib/accounts/mutations/change-details";
import { askEmailChange, confirmEmailChange } from "@/lib/accounts/mutations/change-email";
import {
  confirmSecondFactor as confirm,
  proposeSecondFactor,
  removeSecondFactor as remove,
} from "@/lib/accounts/mutations/change-second-factor";
import { changePassword, signOutEverywhere } from "@/lib/accounts/mutations/end-sessions";
import { closeSession, openSession } from "@/lib/accounts/next-auth";
import { drawQrCode } from "@/lib/accounts/qr-code";
import {
  addressSchema,
  emailChangeSchema,
  mailedCodeSchema,
  nameSchema,
  ownPasswordSchema,
  passwordChangeSchema,
  phoneSchema,
  secondFactorCodeSchema,
  secondFactorRemovalSchema,
} from "@/lib/accounts/schema";
import { sendCodeMail, sendEmailChangedMail } from "@/lib/accounts/send-change-mail";
import { totpAddress } from "@/lib/accounts/totp";
import { action } from "@/lib/action";
import { keepLocale } from "@/lib/i18n/keep-locale";
import { OFFERED_LOCALES } from "@/lib/i18n/locales";
import { productName } from "@/lib/product";

/** The fields of a form by their names, as typed. */
type Entry = Record<string, string>;

const typed = z.record(z.string(), z.string());

const storeName = action(typed.pipe(nameSchema), async (name) => changeDetails(await requireAccount(), name));
const storeAddress = action(typed.pipe(addressSchema), async (place) => changeDetails(await requireAccount(), place));
const storePhone = action(typed.pipe(phoneSchema), async (phone) => changeDetails(await requireAccount(), phone));

const storeLanguage = action(typed.pipe(z.object({ locale: z.enum(OFFERED_LOCALES) })), async ({ locale }) => {
  await changeLanguage(await requireAccount(), locale);
  await keepLocale(locale);
});

const storePassword = action(typed.pipe(passwordChangeSchema), async (change) => {
  await openSession(await changePassword(await requireAccount(), change));
});

const mailCode = action(typed.pipe(emailChangeSchema), async (change) => {
  const account = await requireAccount();
  await sendCodeMail(account, change.email, await askEmailChange(account, change));
});

const storeEmail = action(typed.pipe(mailedCodeSchema), async ({ code }) => {
  const account = await requireAccount();
  await confirmEmailChange(account, code);
  after(() => sendEmailChangedMail(account));
});

const endSessions = action(z.undefined(), async () => {
  await signOutEverywhere(await requireAccount());
  await closeSession();
});

/** Changes the caller's own name: `nome`, `cognome`. */
export async function saveName(entry: Entry) {
  return storeName(entry);
}

/** Changes the caller's own address: `via`, `citta`, `provincia`, `cap`. */
export async function saveAddress(entry: Entry) {
  return storeAddress(entry);
}

/** Changes the caller's own phone number, `telefono`, or takes it away. */
export async function savePhone(entry: Entry) {
  return storePhone(entry);
}

/** Changes the language of the caller's mails and pages: `locale`. */
export async function saveLanguage(entry: Entry) {
  return storeLanguage(entry);
}

/** Changes the caller's own password: `currentPassword`, `newPassword` twice. This browser stays signed in, the others do not. */
export async function savePassword(entry: Entry) {
  return storePassword(entry);
}

/** Mails a code to the caller's new address: `email`, `currentPassword`. */
export async function askForEmailCode(entry: Entry) {
  return mailCode(entry);
}

/** With the mailed `code` the new address takes the old one's place. */
export async function saveEmail(entry: Entry) {
  return storeEmail(entry);
}

/** Signs the caller out in every browser, this one included. */
export async function leaveEverywhere() {
  return endSessions(undefined);
}

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
