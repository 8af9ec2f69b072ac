"use server";

import { after } from "next/server";
import { z } from "zod";
import { requireAccount } from "@/lib/accounts/gate";
import { action } from "@/lib/action";
import { requestWithdrawal } from "@/lib/payments/mutations/request-withdrawal";
import { sendDueMails } from "@/lib/payments/mutations/send-due-mails";

const requestOwnWithdrawal = action(z.undefined(), async () => {
  const { requestedAt } = await requestWithdrawal(await requireAccount());
  after(() => sendDueMails());
  return requestedAt.toISOString();
});

/** Withdraws the caller from their purchase; the receipt follows by mail. Answers when it was received. */
export async function withdraw() {
  return requestOwnWithdrawal(undefined);
}
