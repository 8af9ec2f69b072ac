import { expect, it } from "vitest";
import { copyName, parseCopyName } from "@/lib/product/device-copy";

it("a copy's cache name identifies its owner, and no other cache's name does", () => {
  const key = { ownerId: "0190a1b2-0000-7000-8000-000000000000", attemptId: "abcdefgh23" };
  expect(parseCopyName(copyName(key))).toEqual(key);
  for (const name of ["cils-files:abc", "cils-copy:", "cils-copy:x", "cils-copy:x:y:z", ""])
    expect(parseCopyName(name)).toBeNull();
});
