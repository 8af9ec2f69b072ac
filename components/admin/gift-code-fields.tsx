import { getTranslations } from "next-intl/server";
import { Field } from "@/components/ui/field";
import { DEFAULT_PREFIX, MAX_BATCH_SIZE } from "@/lib/payments/schema";
import { italianDay } from "@/lib/product/italian-day";

export async function GiftCodeFields() {
  const t = await getTranslations("admin.giftCodes.make");
  const max = MAX_BATCH_SIZE;
  const letters = { minLength: 2, maxLength: 8, pattern: "[A-Za-z0-9]*", inputClassName: "uppercase" };
  const fields = [
    ["count", { type: "number", inputMode: "numeric", min: 1, max, step: 1, required: true, defaultValue: 10 }],
    ["prefix", { defaultValue: DEFAULT_PREFIX, required: true, ...letters }],
    ["expiresOn", { type: "date", min: italianDay(new Date()) }],
    ["owner", { maxLength: 120 }],
    ["note", { maxLength: 500, className: "sm:col-span-2" }],
  ] as const;
  const values = { max, example: DEFAULT_PREFIX };
  return fields.map(([id, more]) => (
    <Field key={id} id={id} name={id} label={t(id)} hint={t(`${id}Hint`, values)} autoComplete="off" {...more} />
  ));
}
