import { describe, expect, it } from "vitest";
import { toTerms, toUrlFields } from "@/lib/admin/student-query";
import { parseStudentQuery, studentQuerySchema } from "@/lib/admin/student-query-schema";
import { toUrl } from "@/lib/admin/url";

describe("the query of the list of students", () => {
  it("without parameters is the whole list, the newest first", () => {
    expect(parseStudentQuery({})).toEqual({ q: "", sort: "registered", isDescending: true, filters: [], limit: 50 });
  });

  it("comes back unchanged from an address it was written into", () => {
    const after = "019c1173-8b60-7ee0-8ea0-55912eb26987";
    const query = parseStudentQuery({ q: " d'angelo & co ", sort: "name", filter: ["paid", "active"], after });
    expect(query).toMatchObject({
      q: "d'angelo & co",
      sort: "name",
      isDescending: false,
      filters: ["paid", "active"],
      after,
    });
    const { searchParams } = new URL(toUrl("/admin", toUrlFields(query)), "http://localhost");
    expect(studentQuerySchema.parse(searchParams)).toEqual(query);
  });

  it("of a page is the whole list when the address was tampered with", () => {
    expect(parseStudentQuery({ sort: "password" })).toEqual(parseStudentQuery({}));
    expect(parseStudentQuery({ after: "1 OR 1=1" })).toEqual(parseStudentQuery({}));
  });

  it("of a call is refused when it asks for more than 100, or for what there is not", () => {
    for (const bad of ["limit=101", "limit=0", "limit=x", "sort=email", "filter=admins", "after=1"]) {
      expect([bad, studentQuerySchema.safeParse(new URLSearchParams(bad)).success]).toEqual([bad, false]);
    }
  });

  it("splits at every blank", () => {
    expect(toTerms("  rossi   mario ")).toEqual(["rossi", "mario"]);
    expect(toTerms("  ")).toEqual([]);
    expect(toTerms("% rossi -")).toEqual(["rossi"]);
  });
});
