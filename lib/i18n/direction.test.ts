import { expect, it } from "vitest";
import { textDirection } from "@/lib/i18n/direction";

it.each([
  ["it", "ltr"],
  ["fil", "ltr"],
  ["bn", "ltr"],
  ["ar", "rtl"],
  ["ur", "rtl"],
  ["ar-EG", "rtl"],
  ["pa", "ltr"],
  ["pa-PK", "rtl"],
])("%s is written %s", (language, direction) => {
  expect(textDirection(language)).toBe(direction);
});
