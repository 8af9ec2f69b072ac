import { describe, expect, it } from "vitest";
import { findRegistrationFaults, type RegistrationEntry } from "@/lib/accounts/registration-form";

const now = new Date("2026-11-21T12:00:00Z");
const right: RegistrationEntry = {
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
const faultsOf = (change: Partial<RegistrationEntry>) => findRegistrationFaults({ ...right, ...change }, now);

describe("registration form", () => {
  it("finds nothing wrong with a complete entry", () => {
    expect(faultsOf({})).toEqual({});
  });

  it("asks for every field that is empty", () => {
    expect(faultsOf({ nome: " ", via: "", email: "" })).toEqual({
      nome: "required",
      via: "required",
      email: "required",
    });
  });

  it("names each broken rule at its field", () => {
    expect(faultsOf({ codiceFiscale: "RSSMRA85T10A562" })).toEqual({ codiceFiscale: "taxCode" });
    expect(faultsOf({ password: "corta", passwordAgain: "corta" })).toEqual({ password: "passwordShort" });
    expect(faultsOf({ passwordAgain: "altra1" })).toEqual({ passwordAgain: "passwordsDiffer" });
    expect(faultsOf({ provincia: "L" })).toEqual({ provincia: "province" });
    expect(faultsOf({ cap: "5510" })).toEqual({ cap: "postalCode" });
    expect(faultsOf({ email: "maria" })).toEqual({ email: "email" });
    expect(faultsOf({ terms: "" })).toEqual({ terms: "terms" });
  });

  it("takes only a real date of birth in the past", () => {
    for (const dataNascita of ["2027-01-01", "0085-12-10", "ieri"]) {
      expect(faultsOf({ dataNascita })).toEqual({ dataNascita: "birthDate" });
    }
  });
});
