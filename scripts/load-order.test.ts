import { expect, it } from "vitest";
import { loadOrder } from "./load-order.ts";

it("puts every table after those it points at, and its own pointing at itself does not matter", () => {
  const references = [
    { table: "Answer", target: "Attempt" },
    { table: "Attempt", target: "User" },
    { table: "User", target: "User" },
    { table: "Answer", target: "User" },
  ];
  expect(loadOrder(["Answer", "Attempt", "Limit", "User"], references)).toEqual(["Limit", "User", "Attempt", "Answer"]);
});

it("says which tables point at each other", () => {
  const ring = [
    { table: "A", target: "B" },
    { table: "B", target: "A" },
  ];
  expect(() => loadOrder(["A", "B", "C"], ring)).toThrow("These tables reference each other in a cycle: A, B.");
});
