"use server";

import { after } from "next/server";
import { getTranslations } from "next-intl/server";
import { z } from "zod";
import { accountAction } from "@/lib/accounts/gate";
import { closeSession, renewAccessClaim } from "@/lib/accounts/next-auth";
import { formSchema } from "@/lib/http/action";
import { runQueuedJobs } from "@/lib/jobs/run-queued-jobs";
import { deleteAccount } from "@/lib/payments/mutations/delete-account";
import { requestWithdrawal } from "@/lib/payments/mutations/request-withdrawal";
import { startAccess } from "@/lib/payments/mutations/start-access";
import { deletionSchema, startAccessSchema } from "@/lib/payments/schema";

/** Withdraws the caller from the last purchase; the receipt follows by mail. */
export const withdraw = accountAction(z.void(), async (account) => {
  await requestWithdrawal(account);
  after(runQueuedJobs);
});

/** Begins the caller's paid access at once; the confirmation follows by mail. */
export const startAccessNow = accountAction(formSchema(startAccessSchema), async (account) => {
  const t = await getTranslations("payments.card");
  await renewAccessClaim(await startAccess(account, t("waiver")));
  after(runQueuedJobs);
});

/** Deletes the caller's account permanently and ends the session. */
export const deleteOwnAccount = accountAction(formSchema(deletionSchema), async (account, { currentPassword }) => {
  await deleteAccount(account, currentPassword);
  await closeSession();
  after(runQueuedJobs);
});
