import { describe, expect, it } from "vitest";
import { readsCoding } from "@/lib/brotli-files";

describe("a caller reads brotli", () => {
  it.each(["br", "gzip, deflate, br, zstd", "gzip;q=1.0, br;q=0.1"])("who sends %s", (accepted) => {
    expect(readsCoding(accepted, "br")).toBe(true);
  });

  it.each([undefined, "", "gzip, deflate", "br;q=0", "br;q=0.0, gzip", "brotli"])("not who sends %s", (accepted) => {
    expect(readsCoding(accepted, "br")).toBe(false);
  });
});
