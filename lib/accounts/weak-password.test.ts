import { describe, expect, it } from "vitest";
import { isCommonPassword, isOwnData } from "@/lib/accounts/weak-password";

describe("a weak password", () => {
  it.each([
    "123456",
    "1234567890",
    "987654",
    "123123",
    "111111",
    "password",
    "Password1!",
    "qwerty",
    "Juventus2024",
    "hasło123",
    "12345678901234",
  ])("is a common one: %s", (password) => expect(isCommonPassword(password)).toBe(true));

  it.each(["segreta1", "una-password-lunga", "tutta-un'altra", "casa gialla", "193746", "пароль-для-экзамена"])(
    "is not this one: %s",
    (password) => expect(isCommonPassword(password)).toBe(false),
  );

  const own = {
    email: "maria.rossi@example.it",
    names: ["Maria José", "De Rossi"],
    taxCode: "RSSMRA85T10A562S",
    birthDate: "1985-12-10",
  };

  it.each([
    "maria.rossi@example.it",
    "Maria.Rossi",
    "mariarossi",
    "Rossi1985",
    "MariaJose",
    "derossi!",
    "10121985",
    "101285",
    "rssmra85t10a562s",
  ])("is the person's own data: %s", (password) => expect(isOwnData(password, own)).toBe(true));

  it("is not one that merely contains a name; without personal data none is", () => {
    expect(isOwnData("la gatta di maria", own)).toBe(false);
    expect(isOwnData("segreta", {})).toBe(false);
  });
});
