import { expect, it } from "vitest";
import { createStatementNamer } from "@/lib/db/statement-names";

it("a statement keeps its name, and no two statements share one", () => {
  const name = createStatementNamer();
  const first = name({ sql: "SELECT $1", args: [1] });
  const second = name({ sql: "SELECT $1, $2", args: [1, 2] });
  expect(first).not.toBe("");
  expect(second).not.toBe(first);
  expect(name({ sql: "SELECT $1", args: [2] })).toBe(first);
});

it("a statement has the same name in every process, in any order of statements", () => {
  const [one, other] = [createStatementNamer(), createStatementNamer()];
  other({ sql: "SELECT $1, $2", args: [1, 2] });
  expect(other({ sql: "SELECT $1", args: [1] })).toBe(one({ sql: "SELECT $1", args: [1] }));
});

it("a statement without parameters has no name", () => {
  expect(createStatementNamer()({ sql: "COMMIT", args: [] })).toBe("");
});

it("the number of names is limited, and existing names stay", () => {
  const name = createStatementNamer(1);
  const first = name({ sql: "SELECT $1", args: [1] });
  expect(name({ sql: "SELECT $1, $2", args: [1, 2] })).toBe("");
  expect(name({ sql: "SELECT $1", args: [1] })).toBe(first);
});
