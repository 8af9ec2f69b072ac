/** After each file of unit tests: the files of a worker share its globals, so stubs and fake clocks end with their file. */
import { afterAll, vi } from "vitest";

afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});
