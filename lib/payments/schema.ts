import { z } from "zod";

/** A gift code as typed: spaces around it and letter case do not matter. */
export const giftCodeSchema = z.object({
  code: z
    .string({ error: "gift_code" })
    .trim()
    .toUpperCase()
    .min(1, { error: "gift_code" })
    .max(64, { error: "gift_code" }),
});
