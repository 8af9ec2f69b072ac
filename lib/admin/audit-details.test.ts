import { describe, expect, it } from "vitest";
import { CHANGED_DETAILS, LABELLED_DETAILS } from "@/lib/accounts/audit";
import { findDetailLabel, findDetailLink, toShownValue } from "@/lib/admin/audit-details";
import messages from "@/messages/it.json";

const { audit } = messages.admin;

describe("the details of an audit event", () => {
  it("all have a label, and no label is unused", () => {
    expect(Object.keys(audit.details).toSorted()).toEqual([...LABELLED_DETAILS]);
    expect(["grantId", "mailId", "what"].map(findDetailLabel)).toEqual([null, null, "what"]);
    expect(findDetailLink("writingId", "w1")).toEqual({ href: "/admin/writings/w1", key: "openWriting" });
  });

  it("show no raw internal value", () => {
    const recorded = [
      ...CHANGED_DETAILS.map((what) => ["what", what] as const),
      ["status", "active"],
      ["status", "closed"],
      ["access", "expired"],
      ["cleared", true],
    ] as const;
    for (const [name, value] of recorded) expect([name, value, toShownValue(name, value)?.as]).toContain("label");
    expect(toShownValue("question", "ascolto1_3")).toEqual({ as: "question", section: "ascolto1", id: 3 });
    expect(toShownValue("what", "language")).toEqual({ as: "label", key: "values.what.language" });
    expect(audit.values.what.language).toBe("lingua");
    expect(toShownValue("expiresAt", "2027-06-30T22:00:00.000Z")).toMatchObject({ as: "moment" });
    expect(toShownValue("mail", "order")).toEqual({ as: "mail", text: "order" });
  });

  it("show a number unchanged, and hide unknown identifiers recorded by an older build", () => {
    expect([toShownValue("what", "shoeSize"), toShownValue("question", "shoe_size")]).toEqual([null, null]);
    expect(toShownValue("count", 3)).toEqual({ as: "text", text: "3" });
  });
});
