import { describe, expect, it } from "vitest";
import { mergeDerived, omitFollowingFaults, pickKeptInput } from "@/lib/accounts/registration-steps";

describe("the registration form", () => {
  it("reports a fault of the source field, not of the fields derived from it", () => {
    const faults = { codiceFiscale: "a", dataNascita: "b", luogoNascita: "c", citta: "d", via: "e" };
    expect(omitFollowingFaults(faults)).toEqual({ codiceFiscale: "a", citta: "d", via: "e" });
  });

  it("never keeps a password or a consent in the browser", () => {
    const input = { email: "a@b.it", password: "segreta", terms: "on", "dataNascita.day": "3", via: "" };
    expect(pickKeptInput(input)).toEqual({ email: "a@b.it", "dataNascita.day": "3" });
  });

  describe("writes the values derived from a field", () => {
    const modena = { citta: "Modena", provincia: "MO" };
    const empty = { citta: "", provincia: "" };

    it("into empty inputs, and again when the field changes", () => {
      expect(mergeDerived(empty, {}, modena)).toEqual({ values: modena, hasOwn: false, isComplete: true });
      const lucca = { citta: "Lucca", provincia: "LU" };
      expect(mergeDerived(modena, modena, lucca)).toEqual({ values: lucca, hasOwn: false, isComplete: true });
      expect(mergeDerived(modena, modena, {})).toEqual({ values: empty, hasOwn: false, isComplete: false });
    });

    it("but never over the user's own input", () => {
      const typed = { citta: "Carpi", provincia: "" };
      const values = { citta: "Carpi", provincia: "MO" };
      expect(mergeDerived(typed, {}, modena)).toEqual({ values, hasOwn: true, isComplete: true });
      expect(mergeDerived(modena, {}, modena).hasOwn).toBe(false);
    });
  });
});
