import { z } from "zod";
import { currentPassword } from "@/lib/accounts/schema";
import { toCode } from "@/lib/typed-text";

const CODE_TAIL = /^([A-Z0-9]{2,})([A-Z0-9]{4})([A-Z0-9]{4})$/;

function regroupCode(typed: string): string {
  return toCode(typed).replace(CODE_TAIL, "$1-$2-$3");
}

/** Spaces, dashes of any kind, letter case and the keyboard's alphabet do not matter. */
export const giftCodeSchema = z.object({
  code: z
    .string({ error: "gift_code" })
    .transform(regroupCode)
    .pipe(z.string().min(1, { error: "gift_code" }).max(64, { error: "gift_code" })),
});

/** `waiver`: access at once was requested, knowing that the right of withdrawal ends. */
export const openPaymentSchema = z.object({ waiver: z.boolean().default(false) });

export const confirmPaymentSchema = z.object({ paymentIntentId: z.string().regex(/^pi_\w{1,120}$/) });

/** Days to look back for missed events; the default is as long as Stripe itself retries. */
export const reconcileSchema = z.object({ days: z.coerce.number().int().min(1).max(30).default(3) });

export const MAX_BATCH_SIZE = 1000;
export const DEFAULT_PREFIX = "CILS";

const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, { error: "too_long" })
    .transform((text) => text || null);

/** `requestKey`: random number that the browser makes for this batch only. */
export const newBatchSchema = z.object({
  requestKey: z.string().regex(/^[0-9a-f]{32}$/),
  count: z.coerce.number().int().min(1).max(MAX_BATCH_SIZE),
  prefix: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9]{2,8}$/),
  /** Last day on which the codes can be redeemed; empty for none. */
  expiresOn: z.union([z.iso.date(), z.literal("")]),
  owner: optionalText(120),
  note: optionalText(500),
});

/** `number`: one code of the batch; null for all unused ones. */
export const revokeSchema = z.object({
  batchId: z.uuid(),
  number: z.number().int().positive().nullable(),
  reason: z.string().trim().min(1, { error: "required" }).max(500, { error: "too_long" }),
});

/** `?dry=1` only reports what would be deleted. */
export const retentionSchema = z.object({
  dry: z
    .enum(["0", "1"])
    .default("0")
    .transform((value) => value === "1"),
});

/** `waiver`: access at once is requested, knowing that the right of withdrawal ends. */
export const startAccessSchema = z.object({ waiver: z.literal("on", { error: "not_confirmed" }) });

export const deletionSchema = z.object({ currentPassword, understood: z.literal("on", { error: "not_confirmed" }) });
