import { describe, expect, it } from "vitest";
import { parseStudentQuery, studentQuerySchema, toTerms, toUrlFields } from "@/lib/admin/student-query";
import { toUrl } from "@/lib/admin/url";

describe("the query parameters of the list of students", () => {
  it("without parameters select the whole list, newest first", () => {
    expect(parseStudentQuery({})).toEqual({ q: "", sort: "registered", isDescending: true, filters: [], limit: 50 });
  });

  it("survive a round trip through a URL", () => {
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

  it("of a page select the whole list if the URL is invalid", () => {
    expect(parseStudentQuery({ sort: "password" })).toEqual(parseStudentQuery({}));
    expect(parseStudentQuery({ after: "1 OR 1=1" })).toEqual(parseStudentQuery({}));
  });

  it("of a call are refused if they ask for more than 100, or contain invalid values", () => {
    for (const bad of ["limit=101", "limit=0", "limit=x", "sort=email", "filter=admins", "after=1"]) {
      expect([bad, studentQuerySchema.safeParse(new URLSearchParams(bad)).success]).toEqual([bad, false]);
    }
  });

  it("split the search at white space", () => {
    expect(toTerms("  rossi   mario ")).toEqual(["rossi", "mario"]);
    expect(toTerms("  ")).toEqual([]);
    expect(toTerms("% rossi -")).toEqual(["rossi"]);
  });
});
