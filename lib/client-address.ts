import "server-only";
import { isIPv4, isIPv6 } from "node:net";
import { headers } from "next/headers";
import { env } from "@/lib/env";

/** The groups of an IPv6 address that a provider gives to one household. */
const HOME_GROUPS = 4;

const isOwnMachine = (address: string) => address === "::1" || address.startsWith("127.");

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

/**
 * Whom a call comes from. Each proxy adds at the right of X-Forwarded-For whom it heard, and so does this server
 * (lib/front-door.ts): what stands left of the outermost trusted proxy's note anybody may have made up.
 * @param forwarded the header
 * @param trustedProxies how many proxies stand before this server; undefined: one if the connection came from this machine
 */
export function callerIn(forwarded: string | null, trustedProxies: number | undefined): string {
  const chain = (forwarded ?? "").split(",").map((part) => bare(part.trim()));
  const connection = chain.at(-1) ?? "";
  const skipped = trustedProxies ?? (isOwnMachine(connection) ? 1 : 0);
  return network(chain.at(-1 - skipped) ?? connection);
}

/**
 * How many proxies are believed. The server itself speaks http: where the site is reached over https, something stands
 * before it, on this machine if the connection comes from here; otherwise nothing does, and the header is anybody's.
 * @param siteUrl the site's public address
 */
export function trustedProxiesOf(siteUrl: string, configured: number | undefined): number | undefined {
  return configured ?? (siteUrl.startsWith("https:") ? undefined : 0);
}

/** The address of this request's caller, for limits only. */
export async function clientAddress(): Promise<string> {
  const { NEXTAUTH_URL, TRUSTED_PROXIES } = env();
  return callerIn((await headers()).get("x-forwarded-for"), trustedProxiesOf(NEXTAUTH_URL, TRUSTED_PROXIES));
}
