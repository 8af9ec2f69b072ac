"use server";

import { after } from "next/server";
import { z } from "zod";
import { accountAction, adminAction } from "@/lib/accounts/gate";
import { markBrowser } from "@/lib/accounts/known-browser";
import * as terms from "@/lib/accounts/mutations/accept-terms";
import { changeDetails, changeLanguage } from "@/lib/accounts/mutations/change-details";
import {
  confirmEmailChange,
  requestEmailChange,
  requestEmailConfirmation,
} from "@/lib/accounts/mutations/change-email";
import * as factor from "@/lib/accounts/mutations/change-second-factor";
import { changePassword, endAllSessions } from "@/lib/accounts/mutations/end-sessions";
import { closeSession, openSession } from "@/lib/accounts/next-auth";
import { drawQrCode } from "@/lib/accounts/qr-code";
import * as schema from "@/lib/accounts/schema";
import { totpUri } from "@/lib/accounts/totp";
import { formSchema } from "@/lib/http/action";
import { storeLocale } from "@/lib/i18n/store-locale";
import { runQueuedJobs } from "@/lib/jobs/run-queued-jobs";
import { productName } from "@/lib/product/product";

export const saveName = accountAction(formSchema(schema.nameSchema), changeDetails);

export const saveBirth = accountAction(formSchema(schema.birthSchema), changeDetails);

export const saveTaxCode = accountAction(formSchema(schema.taxCodeSchema), changeDetails);

export const saveAddress = accountAction(formSchema(schema.addressSchema), changeDetails);

export const savePhone = accountAction(formSchema(schema.phoneSchema), changeDetails);

export const saveLanguage = accountAction(formSchema(schema.languageSchema), async (account, { locale }) => {
  await changeLanguage(account, locale);
  await storeLocale(locale);
});

export const saveTermsAcceptance = accountAction(formSchema(schema.termsSchema), (account) =>
  terms.acceptTerms(account),
);

/** Changes the caller's password. This browser stays signed in; all other sessions end. */
export const savePassword = accountAction(formSchema(schema.passwordChangeSchema), async (account, change) => {
  await openSession(await changePassword(account, change));
});

export const sendEmailCode = accountAction(formSchema(schema.emailChangeSchema), async (account, change) => {
  await requestEmailChange(account, change);
  after(runQueuedJobs);
});

/** Mails a code to the caller's own address, to confirm it. */
export const sendConfirmationCode = accountAction(z.void(), async (account) => {
  await requestEmailConfirmation(account);
  after(runQueuedJobs);
});

/** Stores the address as the caller's confirmed one, given the code mailed to it. */
export const saveEmail = accountAction(formSchema(schema.mailedCodeSchema), async (account, { code }) => {
  // The mark of a known browser is bound to the address.
  await markBrowser("signed_in", await confirmEmailChange(account, code));
  after(runQueuedJobs);
});

/** Signs the caller out in every browser, including this one. */
export const signOutEverywhere = accountAction(z.void(), async (account) => {
  await endAllSessions(account);
  await closeSession();
});

/** Starts setting up the caller's second factor. Returns the secret for the app, also as a QR code. */
export const beginSecondFactor = adminAction(
  formSchema(schema.ownPasswordSchema),
  async (admin, { currentPassword }) => {
    const secret = await factor.proposeSecondFactor(admin, currentPassword);
    return { secret, qrCode: drawQrCode(totpUri(secret, { issuer: productName(), label: admin.email })) };
  },
);

/** Confirms it with a code from the app and ends all other sessions. Returns the recovery codes. */
export const finishSecondFactorSetup = adminAction(
  formSchema(schema.secondFactorCodeSchema),
  async (admin, { code }) => {
    const { recoveryCodes, session } = await factor.confirmSecondFactor(admin, code, new Date());
    await openSession(session);
    return recoveryCodes;
  },
);

export const turnOffSecondFactor = adminAction(formSchema(schema.secondFactorRemovalSchema), factor.removeSecondFactor);
