import { getTranslations } from "next-intl/server";
import { Field } from "@/components/ui/field";
import { BATCH_MAX, PREFIX_DEFAULT } from "@/lib/payments/schema";
import { italianDay } from "@/lib/product/italian-day";

export async function GiftCodeFields() {
  const t = await getTranslations("admin.giftCodes.make");
  const letters = { minLength: 2, maxLength: 8, pattern: "[A-Za-z0-9]*", inputClassName: "uppercase" };
  const fields = [
    [
      "count",
      { type: "number", inputMode: "numeric", min: 1, max: BATCH_MAX, step: 1, required: true, defaultValue: 10 },
    ],
    ["prefix", { defaultValue: PREFIX_DEFAULT, required: true, ...letters }],
    ["expiresOn", { type: "date", min: italianDay(new Date()) }],
    ["owner", { maxLength: 120 }],
    ["note", { maxLength: 500, className: "sm:col-span-2" }],
  ] as const;
  const examples = { max: BATCH_MAX, example: PREFIX_DEFAULT };
  return fields.map(([name, more]) => (
    <Field
      key={name}
      id={name}
      name={name}
      label={t(name)}
      hint={t(`${name}Hint`, examples)}
      autoComplete="off"
      {...more}
    />
  ));
}
