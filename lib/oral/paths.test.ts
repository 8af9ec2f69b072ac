import { expect, it } from "vitest";
import { rehearsalPath, shownBy } from "./paths";

it("the URL of a rehearsal contains the view that it shows", () => {
  expect(rehearsalPath("r1")).toBe("/orale?prova=r1");
  for (const show of ["typing", "sheet"] as const) {
    const { searchParams } = new URL(rehearsalPath("r1", show), "http://cils.example");
    expect([searchParams.get("prova"), shownBy(searchParams.get("vista") ?? undefined)]).toEqual(["r1", show]);
  }
  expect(shownBy("altro")).toBeNull();
});
