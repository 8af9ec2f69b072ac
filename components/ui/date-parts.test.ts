import { describe, expect, it } from "vitest";
import { joinDates } from "@/components/ui/date-parts";

const birth = (day: string, month: string, year: string) =>
  joinDates({ nome: "Ana", "birth.day": day, "birth.month": month, "birth.year": year });

describe("a date in three fields", () => {
  it("is sent as one ISO date; the other fields do not change", () => {
    expect(birth("3", "12", "1985")).toEqual({ nome: "Ana", birth: "1985-12-03" });
    expect(birth(" 03 ", "2", "1985")).toEqual({ nome: "Ana", birth: "1985-02-03" });
  });

  it("is empty if nothing was typed, and invalid if a part is missing", () => {
    expect(birth("", "", "")).toEqual({ nome: "Ana", birth: "" });
    expect(birth("", "12", "1985")["birth"]).toBe("1985-12-00");
    expect(birth("tre", "12", "85")["birth"]).toBe("85-12-tre");
  });
});
