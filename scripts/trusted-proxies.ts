/** How many proxies a server trusts where TRUSTED_PROXIES is not set. */

const LOCAL_HOSTS = ["127.0.0.1", "::1", "localhost"];

type Place = { host: string; siteUrl: string | undefined; configured: string | undefined };

/**
 * A site that is reached over https has something before it that speaks TLS, and a server that listens on this machine alone
 * is called by nobody else: one proxy is trusted. Anywhere else a caller may have written X-Forwarded-For, so none is.
 * @param place the HOST the server listens on, the site's public address, and TRUSTED_PROXIES
 * @returns the number, and a warning for the operator where it makes limits count all callers as one
 */
export function readTrustedProxies({ host, siteUrl, configured }: Place): { count: string; warning?: string } {
  if (configured) return { count: configured };
  if (LOCAL_HOSTS.includes(host)) return { count: siteUrl?.startsWith("https:") ? "1" : "0" };
  const warning =
    `HOST ${host} is reachable from other machines and TRUSTED_PROXIES is not set: limits by address count all callers as ` +
    "one. Set it to the number of proxies before the site.";
  return { count: "0", warning };
}
