import { expect, it } from "vitest";
import { toPathPattern } from "@/lib/path-pattern";

it("keeps the words of a route and nothing that came from somebody", () => {
  expect(toPathPattern("/api/session/3f2a-11/save-answers?email=a@b.it")).toBe("/api/session/*/save-answers");
  expect(toPathPattern("/reset-password/CILS-ABCD-1234")).toBe("/reset-password/*");
  expect(toPathPattern("/anna@posta.it/Anna/%41nna/anna.rossi")).toBe("/*/*/*/*");
  expect(toPathPattern("/")).toBe("/");
});
