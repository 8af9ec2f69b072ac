import { describe, expect, it } from "vitest";
import { loginPath, toReturnPath } from "@/lib/accounts/return-path";

describe("the return path of a sign-in", () => {
  it.each([
    "/exam/ABC123",
    "/exam/ABC123?section=cloze",
    "/exam/2/scrittura",
    "/review/ABC123/ascolto1",
    "/account",
    "/account/email",
  ])("may be the requested page: %s", (path) => expect(toReturnPath(path)).toBe(path));

  it.each([
    ["another host", "https://evil.example/exam/1"],
    ["another host without a scheme", "//evil.example"],
    ["another host behind a page's name", "//evil.example/exam/1"],
    ["a backslash that browsers read as a slash", "/\\evil.example"],
    ["a backslash after the page", "/exam\\..\\..\\evil.example"],
    ["an escaped slash", "/%2Fevil.example"],
    ["an escaped slash behind the page", "/exam/%2F%2Fevil.example"],
    ["a doubly escaped one", "/exam/%252F%252Fevil.example"],
    ["a parent directory", "/exam/../../evil"],
    ["an escaped parent directory", "/exam/%2e%2e/admin"],
    ["a tab that browsers drop", "/\t/evil.example"],
    ["a line end", "/exam/1\n"],
    ["a line end before it", "\n/exam/1"],
    ["a NUL", "/exam/1\0"],
    ["a space before it", " /exam/1"],
    ["a user part", "/exam@evil.example"],
    ["a script", "javascript:alert(1)"],
    ["a data address", "data:text/html,x"],
    ["another page", "/admin"],
    ["a page whose name only begins alike", "/examine/1"],
    ["a call", "/api/logout"],
    ["an address in the query", "/exam/1?next=//evil.example"],
    ["a fragment", "/exam/1#//evil.example"],
    ["a full-width slash", "/exam/1／evil"],
    ["nothing", ""],
    ["two values", ["/exam/1", "//evil.example"]],
    ["no text", undefined],
  ])("is never %s", (_what, wanted) => expect(toReturnPath(wanted)).toBeNull());

  it("is part of the login page's URL", () => {
    const { pathname, searchParams } = new URL(loginPath("/exam/1?section=cloze"), "http://localhost");
    expect([pathname, searchParams.get("next")]).toEqual(["/login", "/exam/1?section=cloze"]);
  });
});
