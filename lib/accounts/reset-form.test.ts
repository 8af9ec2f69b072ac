import { describe, expect, it } from "vitest";
import { findResetFaults } from "@/lib/accounts/reset-form";

const entry = { otp: "012345", newPassword: "segreta", newPasswordAgain: "segreta" };

describe("the form of a new password", () => {
  it("finds nothing wrong with six digits and the same password twice", () => {
    expect(findResetFaults(entry, 6)).toEqual({});
  });

  it.each(["", "12345", "1234567", "12345a"])("wants six digits: %s", (otp) => {
    expect(findResetFaults({ ...entry, otp }, 6)).toEqual({ otp: "otp" });
  });

  it("wants as many characters as its page says", () => {
    expect(findResetFaults(entry, 8)).toEqual({ newPassword: "passwordShort" });
    const long = { ...entry, newPassword: "segreta1", newPasswordAgain: "segreta1" };
    expect(findResetFaults(long, 8)).toEqual({});
  });

  it("wants the same password twice", () => {
    expect(findResetFaults({ ...entry, newPasswordAgain: "Segreta" }, 6)).toEqual({
      newPasswordAgain: "passwordsDiffer",
    });
  });
});
