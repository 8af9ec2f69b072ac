"use server";

import { after } from "next/server";
import { z } from "zod";
import { requireAccount } from "@/lib/accounts/gate";
import { closeSession } from "@/lib/accounts/next-auth";
import { sendDeletedMail } from "@/lib/accounts/send-change-mail";
import { action } from "@/lib/action";
import { deleteAccount } from "@/lib/payments/mutations/delete-account";
import { requestWithdrawal } from "@/lib/payments/mutations/request-withdrawal";
import { sendDueMails } from "@/lib/payments/mutations/send-due-mails";
import { deletionSchema } from "@/lib/payments/schema";

const requestOwnWithdrawal = action(z.undefined(), async () => {
  const { requestedAt } = await requestWithdrawal(await requireAccount());
  after(() => sendDueMails());
  return requestedAt.toISOString();
});

/** Withdraws the caller from their purchase; the receipt follows by mail. Answers when it was received. */
export async function withdraw() {
  return requestOwnWithdrawal(undefined);
}

const deleteOwnAccount = action(z.record(z.string(), z.string()).pipe(deletionSchema), async (input) => {
  const person = await deleteAccount(await requireAccount(), input.currentPassword);
  await closeSession();
  after(() => sendDeletedMail(person, "asked"));
});

/** Deletes the caller's own account for good: `currentPassword`, and `understood` ticked. The session is over then. */
export async function deleteForGood(entry: Record<string, string>) {
  return deleteOwnAccount(entry);
}
