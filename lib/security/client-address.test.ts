import { afterEach, describe, expect, it, vi } from "vitest";
import { clientNetwork } from "@/lib/security/client-address";

const MOCKED = ["next/headers", "@/lib/env", "@/lib/observability/log"];

afterEach(() => {
  for (const path of MOCKED) vi.doUnmock(path);
  vi.resetModules();
});

describe("the caller's address", () => {
  it.each([
    ["behind one proxy is what that proxy added", "6.6.6.6, 203.0.113.9", 1, "203.0.113.9"],
    ["behind two proxies is what the outer one added", "6.6.6.6, 203.0.113.9, 10.0.0.3", 2, "203.0.113.9"],
    ["is unknown if fewer proxies added one than are trusted", "203.0.113.9", 2, "unknown"],
    ["is read without a port", "198.51.100.7:4711", 1, "198.51.100.7"],
    ["in IPv6 is read without brackets and port", "[2001:db8:1:2::7]:443", 1, "2001:db8:1:2::/64"],
    ["in IPv6 is reduced to its /64 network", "2001:db8:1:2:aaaa:bbbb:cccc:dddd", 1, "2001:db8:1:2::/64"],
    ["in IPv6 is normalised", "2001:0DB8:0001:0002::1", 1, "2001:db8:1:2::/64"],
    ["in IPv6 may have leading zeros", "::1", 1, "0:0:0:0::/64"],
    ["of IPv4 written as IPv6 is the IPv4 address", "::ffff:203.0.113.9", 1, "203.0.113.9"],
    ["that is invalid counts as one with all other invalid ones", "<script>", 1, "unknown"],
    ["that is missing counts as one with all invalid ones", null, 1, "unknown"],
  ])("%s", (_title, forwarded, trusted, expected) => {
    expect(clientNetwork(forwarded, trusted)).toBe(expected);
  });

  it("without a trusted proxy is the same for everybody, whatever the header contains", () => {
    const told = [null, "127.0.0.1", "6.6.6.6", "6.6.6.6, 203.0.113.9"].map((forwarded) => clientNetwork(forwarded, 0));
    expect(new Set(told)).toEqual(new Set(["anybody"]));
  });

  it("is warned about once if a proxy does not pass on what those before it added", async () => {
    const warn = vi.fn();
    let forwarded = "203.0.113.9, 10.0.0.3";
    vi.resetModules();
    vi.doMock("next/headers", () => ({ headers: async () => new Headers({ "x-forwarded-for": forwarded }) }));
    vi.doMock("@/lib/env", () => ({ env: () => ({ TRUSTED_PROXIES: 2 }) }));
    vi.doMock("@/lib/observability/log", () => ({ log: () => ({ warn }) }));
    const { clientAddress } = await import("@/lib/security/client-address");
    expect(await clientAddress()).toBe("203.0.113.9");
    expect(warn).not.toHaveBeenCalled();
    forwarded = "203.0.113.9";
    expect(await clientAddress()).toBe("unknown");
    await clientAddress();
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("TRUSTED_PROXIES"));
  });
});
