import { describe, expect, it } from "vitest";
import { callerIn, trustedProxiesOf } from "@/lib/client-address";

describe("the caller's address", () => {
  it.each([
    [
      "without a proxy is the connection's, whatever the caller says of itself",
      "6.6.6.6, 203.0.113.9",
      0,
      "203.0.113.9",
    ],
    ["behind one proxy is what that proxy heard", "6.6.6.6, 203.0.113.9, 10.0.0.2", 1, "203.0.113.9"],
    ["behind two proxies is what the outer one heard", "6.6.6.6, 203.0.113.9, 10.0.0.3, 10.0.0.2", 2, "203.0.113.9"],
    ["of who goes around the proxy is the connection's", "203.0.113.9", 1, "203.0.113.9"],
    [
      "where a proxy is expected is what one on this machine heard",
      "6.6.6.6, 203.0.113.9, 127.0.0.1",
      undefined,
      "203.0.113.9",
    ],
    ["where a proxy is expected is not what another machine says", "6.6.6.6, 203.0.113.9", undefined, "203.0.113.9"],
    ["on this machine without a proxy is this machine's", "127.0.0.1", undefined, "127.0.0.1"],
    ["is read without a port", "198.51.100.7:4711, 10.0.0.1", 1, "198.51.100.7"],
    ["in IPv6 is read without brackets and port", "[2001:db8:1:2::7]:443, 10.0.0.1", 1, "2001:db8:1:2::/64"],
    ["in IPv6 counts a home as one", "2001:db8:1:2:aaaa:bbbb:cccc:dddd", 0, "2001:db8:1:2::/64"],
    ["in IPv6 is one however it is written", "2001:0DB8:0001:0002::1", 0, "2001:db8:1:2::/64"],
    ["in IPv6 may have zeros in front", "::1", 0, "0:0:0:0::/64"],
    ["of IPv4 written as IPv6 is the IPv4 address", "::ffff:203.0.113.9", 0, "203.0.113.9"],
    ["that is none counts with all others that are none", "<script>, 10.0.0.1", 1, "unknown"],
    ["that nobody noted counts with all others that are none", null, undefined, "unknown"],
  ])("%s", (_title, forwarded, trusted, expected) => {
    expect(callerIn(forwarded, trusted)).toBe(expected);
  });
});

describe("a caller on this machine who makes up X-Forwarded-For", () => {
  const madeUp = "6.6.6.6, 127.0.0.1";

  it("is not believed where no proxy stands before the site", () => {
    expect(callerIn(madeUp, trustedProxiesOf("http://127.0.0.1:3000", undefined))).toBe("127.0.0.1");
  });

  it.each([
    ["https://example.it", undefined],
    ["http://127.0.0.1:3000", 1],
  ])("is a proxy where one is expected: %s, TRUSTED_PROXIES %s", (siteUrl, configured) => {
    expect(callerIn(madeUp, trustedProxiesOf(siteUrl, configured))).toBe("6.6.6.6");
  });
});
