/** After each file of unit tests: the files of a worker share its globals, so stubs and fake clocks are removed. */
import { afterAll, vi } from "vitest";

afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});
