import "server-only";
import { z } from "zod";
import { recipientSchema } from "@/lib/mail/recipient";

/** Payload of a withdrawal's receipt that is sent after its account was deleted; stored sealed until it is sent. */
export const withdrawalReceiptSchema = z.object({
  to: recipientSchema,
  number: z.string(),
  paidAt: z.coerce.date(),
  amountCents: z.number(),
  requestedAt: z.coerce.date(),
});

export type WithdrawalReceipt = z.output<typeof withdrawalReceiptSchema>;
