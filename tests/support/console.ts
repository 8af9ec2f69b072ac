/** A warning on the console fails the test that caused it. */
import { afterEach, beforeEach, expect, vi } from "vitest";

const LEVELS = ["warn", "error"] as const;
/** Concurrent tests of a file share the spies. */
let running = 0;

beforeEach(() => {
  running += 1;
  if (running > 1) return;
  for (const level of LEVELS) vi.spyOn(console, level).mockImplementation(() => {});
});

afterEach(() => {
  running -= 1;
  const seen = LEVELS.map((level) => {
    if (!vi.isMockFunction(console[level])) return { level, calls: null };
    const calls = [...vi.mocked(console[level]).mock.calls];
    if (running === 0) vi.mocked(console[level]).mockRestore();
    return { level, calls };
  });
  // Null: a test has removed the spy. A test restores only its own spies, never all.
  for (const { level, calls } of seen) expect(calls, `nothing may reach console.${level}`).toEqual([]);
});
