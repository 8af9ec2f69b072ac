import { z } from "zod";
import { currentPassword } from "@/lib/accounts/schema";

/** A gift code as typed: spaces around it and letter case do not matter. */
export const giftCodeSchema = z.object({
  code: z
    .string({ error: "gift_code" })
    .trim()
    .toUpperCase()
    .min(1, { error: "gift_code" })
    .max(64, { error: "gift_code" }),
});

/** The choice that comes with "Paga": whether access at once was asked for, knowing that the right of withdrawal ends. */
export const openPaymentSchema = z.object({ waiver: z.boolean().default(false) });

/** Which payment the browser finished. */
export const confirmPaymentSchema = z.object({ paymentIntentId: z.string().regex(/^pi_\w{1,120}$/) });

/** How many days back the reconciliation looks for lost events: three by default, as long as Stripe itself tries again. */
export const reconcileSchema = z.object({ days: z.coerce.number().int().min(1).max(30).default(3) });

/** Whether the retention only says what would go: `?dry=1`. */
export const retentionSchema = z.object({
  dry: z
    .enum(["0", "1"])
    .default("0")
    .transform((value) => value === "1"),
});

/** The last word before an account is deleted: the password, and a tick that says what is lost was read. */
export const deletionSchema = z.object({ currentPassword, understood: z.literal("on", { error: "not_confirmed" }) });
