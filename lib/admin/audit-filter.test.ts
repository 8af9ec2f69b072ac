import { describe, expect, it } from "vitest";
import { auditFilterSchema, auditUrl } from "@/lib/admin/audit-filter";

const ID = "0193500a-1111-7222-8333-944444444444";
const NOTHING = { kind: null, actor: null, student: null, from: null, to: null, before: null };

describe("the audit log's filter", () => {
  it("is parsed from a URL and serialised to the same URL", () => {
    const before = { at: new Date("2026-11-21T10:00:00.123Z"), id: ID };
    const filter = { kind: "signed_in", actor: "anna@example.it", student: ID, from: "2026-11-01", to: "2026-11-21" };
    const parsed = auditFilterSchema.parse({ ...filter, before: `${before.at.toISOString()}_${ID}` });
    expect(parsed).toEqual({ ...filter, before });
    const address = new URL(auditUrl(parsed, parsed.before), "http://x");
    expect(auditFilterSchema.parse(Object.fromEntries(address.searchParams))).toEqual(parsed);
  });

  it("ignores invalid values", () => {
    const odd = { kind: "x", actor: ["a", "b"], student: "  ", from: "2026-13-01", to: "yesterday", before: "1_2_3" };
    expect(auditFilterSchema.parse(odd)).toEqual(NOTHING);
    expect(auditFilterSchema.parse({})).toEqual(NOTHING);
    expect(auditUrl(auditFilterSchema.parse({}))).toBe("/admin/audit");
  });
});
