import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { registrationFormSchema, registrationSchema, resetFormSchema } from "@/lib/accounts/schema";
import { toFieldFaults } from "@/lib/http/errors";

function faultsOf(schema: z.ZodType, entry: unknown) {
  const { error } = schema.safeParse(entry);
  return error ? toFieldFaults(error) : {};
}

describe("the registration form", () => {
  const right = {
    nome: "Maria",
    cognome: "Rossi",
    codiceFiscale: "RSSMRA85T10A562S",
    dataNascita: "1985-12-10",
    luogoNascita: "Tirana",
    via: "Via Roma 1",
    citta: "Lucca",
    provincia: "LU",
    cap: "55100",
    email: "maria@example.it",
    password: "segreta",
    passwordAgain: "segreta",
    terms: "on",
  };
  const faults = (change: Partial<typeof right>) => faultsOf(registrationFormSchema, { ...right, ...change });

  it("accepts a complete entry, as the server does", () => {
    expect(faults({})).toEqual({});
    expect(faultsOf(registrationSchema, right)).toEqual({});
  });

  it("requires every field", () => {
    expect(faults({ nome: " ", via: "", email: "" })).toEqual({ nome: "required", via: "required", email: "required" });
  });

  it("reports each violated rule at its field", () => {
    expect(faults({ codiceFiscale: "RSSMRA85T10A562" })).toEqual({ codiceFiscale: "tax_code" });
    expect(faults({ password: "corta", passwordAgain: "corta" })).toEqual({ password: "password_short" });
    expect(faults({ passwordAgain: "altra1" })).toEqual({ passwordAgain: "passwords_differ" });
    expect(faults({ provincia: "L" })).toEqual({ provincia: "province" });
    expect(faults({ cap: "5510" })).toEqual({ cap: "postal_code" });
    expect(faults({ email: "maria" })).toEqual({ email: "email" });
    const { terms: _terms, ...unticked } = right;
    expect(faultsOf(registrationFormSchema, unticked)).toEqual({ terms: "terms" });
  });

  it("reports all faults at once", () => {
    expect(faults({ cap: "", passwordAgain: "altra1" })).toEqual({
      cap: "required",
      passwordAgain: "passwords_differ",
    });
  });

  it("accepts only a real date of birth in the past", () => {
    for (const dataNascita of ["2099-01-01", "0085-12-10", "ieri", "1985-02-30"]) {
      expect(faults({ dataNascita })).toEqual({ dataNascita: "date" });
    }
  });
});

describe("the form of a new password", () => {
  const right = { otp: "012345", newPassword: "segreta", newPasswordAgain: "segreta" };

  it("accepts six digits and the same password twice", () => {
    expect(faultsOf(resetFormSchema(6), right)).toEqual({});
    expect(faultsOf(resetFormSchema(6), { ...right, otp: "012 345" })).toEqual({});
  });

  it.each(["", "12345", "1234567", "12345a"])("requires six digits: %s", (otp) => {
    expect(faultsOf(resetFormSchema(6), { ...right, otp })).toEqual({ otp: "code" });
  });

  it("requires the password length that its page states", () => {
    expect(faultsOf(resetFormSchema(8), right)).toEqual({ newPassword: "password_short" });
    const long = { ...right, newPassword: "segreta1", newPasswordAgain: "segreta1" };
    expect(faultsOf(resetFormSchema(8), long)).toEqual({});
  });

  it("requires the same password twice", () => {
    const differing = { ...right, newPasswordAgain: "Segreta" };
    expect(faultsOf(resetFormSchema(6), differing)).toEqual({ newPasswordAgain: "passwords_differ" });
  });
});
