import "server-only";
import { isIPv4, isIPv6 } from "node:net";
import { headers } from "next/headers";
import { env } from "@/lib/env";
import { once } from "@/lib/memoize";
import { log } from "@/lib/observability/log";

/** The /64 that a provider assigns to one household, in 16-bit groups. */
const PREFIX_GROUPS = 4;

/** Removes the port, and the IPv6 prefix of an IPv4 address. */
function stripPort(written: string): string {
  const inBrackets = written.match(/^\[([^\]]+)\](?::\d+)?$/)?.[1];
  const withoutPort = inBrackets ?? written.replace(/^([\d.]+):\d+$/, "$1");
  return withoutPort.replace(/^::ffff:(?=[\d.]+$)/i, "");
}

/** An IPv4 address, or the /64 of an IPv6 address: a household has billions of addresses in it. */
function toNetwork(address: string): string {
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return "unknown";
  const [head = "", tail] = new URL(`http://[${address.replace(/%.*$/, "")}]`).hostname.slice(1, -1).split("::");
  const groups = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? [] : Array<string>(8 - groups.length - after.length).fill("0");
  return `${[...groups, ...zeros, ...after].slice(0, PREFIX_GROUPS).join(":")}::/64`;
}

/** Used for every client if no proxy is trusted, because they cannot be told apart. */
const ANY_CLIENT = "anybody";

const addressesIn = (forwarded: string | null) => (forwarded ?? "").split(",").map((part) => part.trim());

/**
 * The caller's network. Each proxy appends its peer's address to X-Forwarded-For, and clients can forge the rest: with
 * n trusted proxies the caller is the n-th address from the right. Next does not expose the connection's address.
 */
export function clientNetwork(forwarded: string | null, trustedProxies: number): string {
  if (trustedProxies === 0) return ANY_CLIENT;
  return toNetwork(stripPort(addressesIn(forwarded).at(-trustedProxies) ?? ""));
}

/** Logged once per process: all callers then count as one, and a few failed sign-ins lock everybody out. */
const warnOfMissingProxies = once(() =>
  log().warn(
    "X-Forwarded-For has fewer addresses than TRUSTED_PROXIES: callers cannot be told apart. Correct that number, or let " +
      "the last proxy trust the ones before it.",
  ),
);

/** The network of this request's caller, for rate limits only. */
export async function clientAddress(): Promise<string> {
  const forwarded = (await headers()).get("x-forwarded-for");
  const trustedProxies = env().TRUSTED_PROXIES;
  if (addressesIn(forwarded).length < trustedProxies) warnOfMissingProxies();
  return clientNetwork(forwarded, trustedProxies);
}
