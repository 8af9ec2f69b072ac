import { describe, expect, it } from "vitest";
import { resolveTrustedProxies } from "@/scripts/trusted-proxies";

describe("the trusted proxies", () => {
  it.each([
    ["are as many as configured", "0.0.0.0", "https://cils.example", "2", "2"],
    ["are one on this machine where the site speaks https", "127.0.0.1", "https://cils.example", undefined, "1"],
    ["are none on this machine where it speaks http", "127.0.0.1", "http://127.0.0.1:3000", "", "0"],
    ["are none where other machines can call the server", "0.0.0.0", "https://cils.example", undefined, "0"],
  ])("%s", (_title, host, siteUrl, configured, count) => {
    expect(resolveTrustedProxies({ host, siteUrl, configured }).count).toBe(count);
  });

  it("cause a warning only if other machines can reach the site and nothing was configured", () => {
    const siteUrl = "https://cils.example";
    expect(resolveTrustedProxies({ host: "0.0.0.0", siteUrl, configured: undefined }).warning).toMatch(
      /TRUSTED_PROXIES/,
    );
    expect(resolveTrustedProxies({ host: "0.0.0.0", siteUrl, configured: "0" }).warning).toBeUndefined();
    expect(resolveTrustedProxies({ host: "::1", siteUrl, configured: undefined }).warning).toBeUndefined();
  });
});
