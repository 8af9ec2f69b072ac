import "server-only";
import { getTranslations } from "next-intl/server";
import type { z } from "zod";
import type { Admin } from "@/lib/accounts/actor";
import { startCsv, toCsvLines } from "@/lib/http/csv";
import { createGiftCodeBatch } from "@/lib/payments/mutations/create-gift-codes";
import type { newBatchSchema } from "@/lib/payments/schema";

/** The only place where the codes can be read. @throws AppError invalid_input, conflict (gift_codes_already_shown) */
export async function makeGiftCodeFile(admin: Admin, batch: z.output<typeof newBatchSchema>) {
  const made = await createGiftCodeBatch(admin, batch);
  const t = await getTranslations("admin.giftCodes.made.csv");
  const lines = toCsvLines(made.codes.map((code, index) => [index + 1, code, batch.expiresOn]));
  return { ...made, csv: startCsv([t("number"), t("code"), t("expiresOn")]) + lines };
}
