import { describe, expect, it } from "vitest";
import type { z } from "zod";
import {
  birthSchema,
  phoneSchema,
  registrationFormSchema,
  registrationSchema,
  registrationStartSchema,
  resetFormSchema,
  secondFactorCodeSchema,
} from "@/lib/accounts/schema";
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
    expect(faults({ password: "corta" })).toEqual({ password: "password_short" });
    expect(faults({ provincia: "L" })).toEqual({ provincia: "province" });
    expect(faults({ cap: "5510" })).toEqual({ cap: "postal_code" });
    expect(faults({ email: "maria" })).toEqual({ email: "email" });
    const { terms: _terms, ...unticked } = right;
    expect(faultsOf(registrationFormSchema, unticked)).toEqual({ terms: "terms" });
  });

  it("refuses a person under 18, also when a birth date is changed", () => {
    const born = (years: number) => `${new Date().getFullYear() - years}-01-01`;
    expect(faults({ dataNascita: born(17) })).toEqual({ dataNascita: "under_age" });
    expect(faults({ dataNascita: born(18) })).toEqual({});
    expect(faults({ dataNascita: "2999-01-01" })).toEqual({ dataNascita: "date" });
    const change = { dataNascita: born(17), luogoNascita: "Tirana" };
    expect(faultsOf(birthSchema, change)).toEqual({ dataNascita: "under_age" });
  });

  it("accepts pasted values with separators, digits of any script and lookalike letters", () => {
    const read = (change: Partial<typeof right>) => registrationSchema.parse({ ...right, ...change });
    expect(read({ codiceFiscale: " RSS MRA\u00a085T10-A562S " }).codiceFiscale).toBe(right.codiceFiscale);
    expect(read({ codiceFiscale: "rssmra\u0668\u0665t10a562s" }).codiceFiscale).toBe(right.codiceFiscale);
    expect(read({ codiceFiscale: "RSS\u041cRA85T10A562S" }).codiceFiscale).toBe(right.codiceFiscale);
    expect(read({ cap: "55 100" }).cap).toBe("55100");
    expect(read({ cap: "\u0665\u0665\u0661\u0660\u0660" }).cap).toBe("55100");
    expect(read({ dataNascita: "\u0661\u0669\u0668\u0665-\u0661\u0662-\u0661\u0660" }).dataNascita).toBe("1985-12-10");
    expect(secondFactorCodeSchema.parse({ code: "\u0967\u0968\u0969 \u096a\u096b\u096c" }).code).toBe("123456");
  });

  it.each(["o'brien+cils@example.co.uk", "jörg@müller.example", "用户@例子.example", "a!#$%&'*/=?^_`{|}~-b@x.it"])(
    "takes an address that mail allows: %s",
    (email) => expect(faults({ email })).toEqual({}),
  );

  it.each(["maria", "a@b", "a..b@x.it", ".a@x.it", "a b@x.it", '"a b"@x.it', "a@-x.it", "a@x.1", "a@b@x.it"])(
    "refuses an address that mail does not, or that mail programs read in different ways: %s",
    (email) => expect(faults({ email })).toEqual({ email: "email" }),
  );

  it("refuses common passwords and the person's own data", () => {
    const choose = (password: string) => faults({ password });
    for (const common of ["123456", "password", "Qwerty123!"])
      expect(choose(common)).toEqual({ password: "password_common" });
    for (const own of ["MariaRossi", "10121985", "rssmra85t10a562s", "maria@example.it"])
      expect(choose(own)).toEqual({ password: "password_personal" });
  });

  it("checks its first step alone", () => {
    const { email, nome, cognome } = right;
    const start = (password: string) => faultsOf(registrationStartSchema, { email, nome, cognome, password });
    expect(start("segreta")).toEqual({});
    expect(start("MariaRossi")).toEqual({ password: "password_personal" });
    expect(faultsOf(registrationStartSchema, { ...right, email: "maria", cap: "" })).toEqual({ email: "email" });
  });

  it("refuses sixteen equal characters as a codice fiscale", () => {
    expect(faults({ codiceFiscale: "A".repeat(16) })).toEqual({ codiceFiscale: "tax_code" });
  });

  it("reports all faults at once", () => {
    expect(faults({ cap: "", password: "corta" })).toEqual({ cap: "required", password: "password_short" });
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
    for (const otp of ["012 345", "012\u2011345", "\u0660\u0661\u0662\u0663\u0664\u0665"])
      expect(faultsOf(resetFormSchema(6), { ...right, otp })).toEqual({});
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
    const sameInUnicode = { ...right, newPassword: "perch\u00e9 no", newPasswordAgain: "perche\u0301 no" };
    expect(faultsOf(resetFormSchema(6), sameInUnicode)).toEqual({});
  });
});

describe("a phone number", () => {
  const read = (telefono: string) => phoneSchema.safeParse({ telefono }).data?.telefono;

  it("may have brackets, spaces and hyphens of any kind", () => {
    expect(read("(+39)\u00a0333\u2011123\u20114567")).toBe("(+39) 333-123-4567");
    expect(read("+\u0663\u0669 333 1234567")).toBe("+39 333 1234567");
    expect(read("  ")).toBeNull();
  });

  it.each(["1234", "()()()-", "333 abc 1234", "333+1234567"])("is not %s", (typed) =>
    expect(read(typed)).toBeUndefined(),
  );
});
