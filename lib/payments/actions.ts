"use server";

import { after } from "next/server";
import { z } from "zod";
import { accountAction } from "@/lib/accounts/gate";
import { closeSession } from "@/lib/accounts/next-auth";
import { formSchema } from "@/lib/http/action";
import { runQueuedJobs } from "@/lib/jobs/run-queued-jobs";
import { deleteAccount } from "@/lib/payments/mutations/delete-account";
import { requestWithdrawal } from "@/lib/payments/mutations/request-withdrawal";
import { deletionSchema } from "@/lib/payments/schema";

/** Withdraws the caller from the last purchase; the receipt follows by mail. */
export const withdraw = accountAction(z.void(), async (account) => {
  await requestWithdrawal(account);
  after(runQueuedJobs);
});

/** Deletes the caller's account permanently and ends the session. */
export const deleteOwnAccount = accountAction(formSchema(deletionSchema), async (account, { currentPassword }) => {
  await deleteAccount(account, currentPassword);
  await closeSession();
  after(runQueuedJobs);
});
