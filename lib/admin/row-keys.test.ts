import { expect, it } from "vitest";
import { rowAfter } from "@/lib/admin/row-keys";

it("the arrow keys move from the search field down the rows and back, and stop at the ends", () => {
  const path = [-1, 0, 1, 2].map((at) => [rowAfter("ArrowUp", at, 3), rowAfter("ArrowDown", at, 3)]);
  expect(path).toEqual([
    [null, 0],
    [null, 1],
    [0, 2],
    [1, null],
  ]);
  expect([rowAfter("Enter", 1, 3), rowAfter("a", 1, 3), rowAfter("ArrowDown", -1, 0)]).toEqual([null, null, null]);
});
