import { createConnection } from "node:net";
import { expect, it } from "vitest";
import { failureReason } from "./failure-reason.mjs";
import { findFreePort } from "./postgres.ts";

it("a failed connection to a name with several addresses has the reason of each", async () => {
  const port = await findFreePort();
  const addresses = ["127.0.0.1", "127.0.0.2"].map((address) => ({ address, family: 4 }));
  const error = await new Promise((done) => {
    const lookup = (_host: string, _options: unknown, answer: (fault: null, found: typeof addresses) => void) =>
      answer(null, addresses);
    createConnection({ host: "database", port, autoSelectFamily: true, lookup }).once("error", done);
  });
  expect(error).toMatchObject({ message: "" });
  expect(failureReason(error)).toBe(`connect ECONNREFUSED 127.0.0.1:${port}; connect ECONNREFUSED 127.0.0.2:${port}`);
});

it("an error without a message has its code or its name as the reason", () => {
  expect(failureReason(Object.assign(new Error(""), { code: "ECONNRESET" }))).toBe("ECONNRESET");
  expect(failureReason(new TypeError(""))).toBe("TypeError");
  expect(failureReason(new AggregateError([]))).toBe("AggregateError");
});

it("any other failure has its own words as the reason", () => {
  expect(failureReason(new Error("no room"))).toBe("no room");
  expect(failureReason("no room")).toBe("no room");
});
