import { describe, expect, it } from "vitest";
import { AppError } from "@/lib/http/errors";
import { toLoggedError } from "@/lib/observability/log-error";

const SECRET = "anna.bianchi@example.it";

describe("an error in the log", () => {
  it("contains its type and stack", () => {
    const logged = toLoggedError(new TypeError("x is not a function"));
    expect(logged).toMatchObject({ type: "TypeError", message: "x is not a function" });
    expect(logged.stack).toMatch(/log-error\.test\.ts/);
    expect(logged.stack).not.toContain("x is not a function");
  });

  it("of ours contains its message and its causes", () => {
    const cause = Object.assign(new Error(`550 <${SECRET}> unknown`), { code: "EENVELOPE", rejected: [SECRET] });
    const logged = toLoggedError(new AppError("unavailable", "the mail could not be sent", { cause }));
    expect(logged).toMatchObject({ code: "unavailable", message: "the mail could not be sent" });
    expect(logged.cause).toMatchObject({ type: "Error", code: "EENVELOPE" });
    expect(JSON.stringify(logged)).not.toContain(SECRET);
  });

  it("never quotes what a library quotes", () => {
    const unreadable = (() => {
      try {
        return JSON.parse(`{"a": ${SECRET}}`);
      } catch (error) {
        return error;
      }
    })();
    const ofDatabase = Object.assign(new Error(`Key (email)=(${SECRET}) already exists`), { code: "23505" });
    const ofPrisma = Object.assign(new Error(`Argument email: "${SECRET}"`), { name: "PrismaClientValidationError" });
    const lines = `first\n${SECRET}\n    ${SECRET}`;
    for (const error of [unreadable, ofDatabase, ofPrisma, new SyntaxError(lines), SECRET, { email: SECRET }])
      expect(JSON.stringify(toLoggedError(error))).not.toContain(SECRET);
  });

  it("is finite even if its causes are circular", () => {
    const error = new Error("round");
    error.cause = error;
    expect(JSON.stringify(toLoggedError(error)).length).toBeLessThan(20_000);
  });
});
