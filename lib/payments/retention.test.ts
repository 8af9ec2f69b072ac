import { expect, it } from "vitest";
import { deletionCutoff, deletionDate } from "@/lib/payments/retention";

it.each(["2027-03-01T09:00Z", "2027-02-28T12:00Z", "2028-02-29T12:00Z", "2026-08-31T12:00Z"])(
  "an account last used at %s is deleted neither a day before the moment that was said nor more than a day later",
  (lastUse) => {
    const used = new Date(lastUse);
    const said = deletionDate(used).getTime();
    const isTooOld = (moment: number) => used < deletionCutoff(new Date(moment));
    for (let hours = 24; hours < 72; hours += 1) expect(isTooOld(said - hours * 3_600_000)).toBe(false);
    expect(isTooOld(said + 25 * 3_600_000)).toBe(true);
  },
);
