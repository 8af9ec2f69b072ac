import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { listLicences } from "./licences.ts";

/** Licences whose only condition is that their texts are kept. */
const PERMISSIVE = /^\(?(0BSD|MIT|MIT-0|ISC|Apache-2\.0|BSD-[23]-Clause|BlueOak-1\.0\.0|Unlicense|CC-BY-4\.0)\)?$/;
/** Licences of whole files or libraries, which apply to changes of these only. */
const WEAK = /^(MPL-2\.0|\(LGPL-2\.0 OR GPL-2\.0 OR MPL-1\.1\)|LGPL-3\.0-or-later)$/;

const licences = listLicences(readFileSync("package-lock.json", "utf8"));

describe("the licences of the running site", () => {
  it("are all known, and only the dictionary's binds whoever distributes the product", () => {
    const binding = [...licences].filter(
      ([licence]) => !licence.split(" AND ").every((part) => PERMISSIVE.test(part) || WEAK.test(part)),
    );
    expect(binding).toEqual([["GPL-3.0", ["dictionary-it"]]]);
    expect(readFileSync("LICENSE", "utf8")).toMatch(/dictionary-it.*GPL-3\.0/s);
  });

  it("exclude build and test packages, and are complete", () => {
    const names = [...licences.values()].flat();
    expect(names).toContain("next");
    expect(names).not.toContain("vitest");
    expect(() => listLicences('{"packages":{"node_modules/x":{}}}')).toThrow(/x has no licence field/);
  });
});
