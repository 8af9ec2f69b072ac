/** A warning on the console fails the test that caused it. */
import { afterEach, beforeEach, expect, vi } from "vitest";

beforeEach(() => {
  for (const level of ["warn", "error"] as const) vi.spyOn(console, level).mockImplementation(() => {});
});

afterEach(() => {
  for (const level of ["warn", "error"] as const) {
    const calls = vi.isMockFunction(console[level]) ? [...vi.mocked(console[level]).mock.calls] : [];
    vi.mocked(console[level]).mockRestore?.();
    expect(calls, `nothing may reach console.${level}`).toEqual([]);
  }
});
