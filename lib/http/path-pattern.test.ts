import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { toPathPattern } from "@/lib/http/path-pattern";

it("keeps the words of a route and no user input", () => {
  expect(toPathPattern("/api/session/3f2a-11/save-answers?email=a@b.it")).toBe("/api/session/*/save-answers");
  expect(toPathPattern("/reset-password/CILS-ABCD-1234")).toBe("/reset-password/*");
  expect(toPathPattern("/anna@posta.it/Anna/%41nna/anna.rossi")).toBe("/*/*/*/*");
  expect(toPathPattern("/")).toBe("/");
});

it("never treats an id of letters only, or a word typed by a user, as a word of a route", () => {
  expect(toPathPattern("/exam/rcwabeqech")).toBe("/exam/*");
  expect(toPathPattern("/anna/rossi")).toBe("/*/*");
});

it("contains all words of the paths of pages and calls", () => {
  const folders = readdirSync("app", { recursive: true, withFileTypes: true }).filter((entry) => entry.isDirectory());
  const words = folders.map(({ name }) => name).filter((name) => /^[a-z]/.test(name));
  expect(words.filter((word) => toPathPattern(`/${word}`) !== `/${word}`)).toEqual([]);
});
