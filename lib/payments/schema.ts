import { z } from "zod";
import { currentPassword } from "@/lib/accounts/schema";

/** What a gift code has after its prefix: two groups of four characters. */
const CODE_TAIL = /^([A-Z0-9]{2,})([A-Z0-9]{4})([A-Z0-9]{4})$/;

/** A code as it is stored, whatever stood between its groups. What is too short to be one stays as it was typed. */
function regroupCode(typed: string): string {
  // Everything that looks like a dash or a space, as phones and word processors put in.
  const characters = typed
    .normalize("NFKC")
    .replaceAll(/[\p{Dash}\s.\u00ad\u200b-\u200d\u2060\ufeff_]/gu, "")
    .toUpperCase();
  return characters.replace(CODE_TAIL, "$1-$2-$3");
}

/** A gift code as typed or dictated: spaces, dashes of any kind and letter case do not matter. */
export const giftCodeSchema = z.object({
  code: z
    .string({ error: "gift_code" })
    .max(64, { error: "gift_code" })
    .transform(regroupCode)
    .pipe(z.string().min(1, { error: "gift_code" })),
});

/** The choice that comes with "Paga": whether access at once was asked for, knowing that the right of withdrawal ends. */
export const openPaymentSchema = z.object({ waiver: z.boolean().default(false) });

/** Which payment the browser finished. */
export const confirmPaymentSchema = z.object({ paymentIntentId: z.string().regex(/^pi_\w{1,120}$/) });

/** How many days back the reconciliation looks for lost events: three by default, as long as Stripe itself tries again. */
export const reconcileSchema = z.object({ days: z.coerce.number().int().min(1).max(30).default(3) });

/** The most codes a batch may have, and what stands before their first dash if nothing else is asked for. */
export const BATCH_MAX = 1000;
export const PREFIX_DEFAULT = "CILS";

const words = (max: number) =>
  z
    .string()
    .trim()
    .max(max, { error: "too_long" })
    .transform((text) => text || null);

/** A batch of gift codes to make. `requestKey` is the browser's own random number for this batch and no other. */
export const newBatchSchema = z.object({
  requestKey: z.string().regex(/^[0-9a-f]{32}$/),
  count: z.coerce.number().int().min(1).max(BATCH_MAX),
  prefix: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9]{2,8}$/),
  /** The last day on which the codes can be redeemed; none when empty. */
  expiresOn: z.union([z.iso.date(), z.literal("")]),
  owner: words(120),
  note: words(500),
});

/** Which unused codes to revoke: one of a batch, or all. */
export const revokeSchema = z.object({
  batchId: z.uuid(),
  number: z.number().int().positive().nullable(),
  reason: z.string().trim().min(1, { error: "required" }).max(500, { error: "too_long" }),
});

/** Whether the retention only says what would go: `?dry=1`. */
export const retentionSchema = z.object({
  dry: z
    .enum(["0", "1"])
    .default("0")
    .transform((value) => value === "1"),
});

/** The last word before an account is deleted: the password, and a tick that says what is lost was read. */
export const deletionSchema = z.object({ currentPassword, understood: z.literal("on", { error: "not_confirmed" }) });
