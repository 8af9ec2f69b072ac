import { expect, it } from "vitest";
import { loadOrder } from "./load-order.ts";

it("puts every table after those it references, and ignores self-references", () => {
  const references = [
    { table: "Answer", target: "Attempt" },
    { table: "Attempt", target: "User" },
    { table: "User", target: "User" },
    { table: "Answer", target: "User" },
  ];
  expect(loadOrder(["Answer", "Attempt", "Limit", "User"], references)).toEqual(["Limit", "User", "Attempt", "Answer"]);
});

it("reports tables that reference each other", () => {
  const ring = [
    { table: "A", target: "B" },
    { table: "B", target: "A" },
  ];
  expect(() => loadOrder(["A", "B", "C"], ring)).toThrow("These tables reference each other in a cycle: A, B.");
});
