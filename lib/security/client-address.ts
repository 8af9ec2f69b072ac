import "server-only";
import { isIPv4, isIPv6 } from "node:net";
import { headers } from "next/headers";
import { env } from "@/lib/env";

/** The groups of an IPv6 address that a provider gives to one household. */
const HOME_GROUPS = 4;

/** An address as proxies write it, without a port, and an IPv4 address without the IPv6 prefix it may come with. */
function bare(written: string): string {
  const inBrackets = written.match(/^\[([^\]]+)\](?::\d+)?$/)?.[1];
  const withoutPort = inBrackets ?? written.replace(/^([\d.]+):\d+$/, "$1");
  return withoutPort.replace(/^::ffff:(?=[\d.]+$)/i, "");
}

/** What counts as one caller: an IPv4 address, or the first half of an IPv6 address, of which a home has billions. */
function network(address: string): string {
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return "unknown";
  const [head = "", tail] = new URL(`http://[${address.replace(/%.*$/, "")}]`).hostname.slice(1, -1).split("::");
  const groups = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? [] : Array<string>(8 - groups.length - after.length).fill("0");
  return `${[...groups, ...zeros, ...after].slice(0, HOME_GROUPS).join(":")}::/64`;
}

/** Who calls a site that no trusted proxy stands before: nobody can tell callers apart, so that they count as one. */
const ANYBODY = "anybody";

/**
 * The caller's network. Each proxy adds at the right of X-Forwarded-For the address it was called from, and anybody may
 * have written what is left of that: with n trusted proxies the caller is the n-th address from the right. Without a
 * proxy the whole header is anybody's, and Next passes on no address of the connection beside it.
 * @param forwarded the header
 * @param trustedProxies how many trusted proxies stand before this server
 */
export function callerIn(forwarded: string | null, trustedProxies: number): string {
  if (trustedProxies === 0) return ANYBODY;
  const chain = (forwarded ?? "").split(",").map((part) => bare(part.trim()));
  return network(chain.at(-trustedProxies) ?? "");
}

/** The network of this request's caller, for limits only. */
export async function clientAddress(): Promise<string> {
  return callerIn((await headers()).get("x-forwarded-for"), env().TRUSTED_PROXIES);
}
