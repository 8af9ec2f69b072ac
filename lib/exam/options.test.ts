import { expect, it } from "vitest";
import { splitGloss } from "@/lib/exam/options";

it("the exam's own word is separated from its meaning, if it has one", () => {
  expect(splitGloss("FALSO (e gabuar)")).toEqual(["FALSO", "(e gabuar)"]);
  expect(splitGloss("VERO")).toEqual(["VERO", ""]);
});
