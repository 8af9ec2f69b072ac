import { expect, it } from "vitest";
import { readViewSettings, TEXT_SIZES, viewAttributes, writeViewSettings } from "@/lib/product/view-settings";

const USUAL = { text: "normal", isWide: false, hasRuler: false, isStill: false };

it("a cookie survives a round trip for any settings", () => {
  for (const text of TEXT_SIZES)
    for (const isWide of [true, false])
      for (const hasRuler of [true, false])
        for (const isStill of [true, false]) {
          const settings = { text, isWide, hasRuler, isStill };
          expect(readViewSettings(writeViewSettings(settings))).toEqual(settings);
        }
});

it("without a valid cookie all settings have their defaults", () => {
  for (const value of [undefined, "", "huge", "<script>", "wider.rulers"])
    expect(readViewSettings(value)).toEqual(USUAL);
});

it("the page has an attribute for each setting that is not the default, and no other", () => {
  expect(Object.values(viewAttributes(readViewSettings(undefined))).filter(Boolean)).toEqual([]);
  expect(viewAttributes(readViewSettings("large.still"))).toMatchObject({
    "data-text": "large",
    "data-motion": "still",
  });
});
