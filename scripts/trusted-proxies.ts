const LOCAL_HOSTS = ["127.0.0.1", "::1", "localhost"];

type ProxySettings = { host: string; siteUrl: string | undefined; configured: string | undefined };

/**
 * An https site on a loopback HOST has one TLS proxy as its only caller; elsewhere a caller may forge X-Forwarded-For,
 * so the default is 0, with a warning that limits then count all callers as one.
 */
export function resolveTrustedProxies({ host, siteUrl, configured }: ProxySettings): {
  count: string;
  warning?: string;
} {
  if (configured) return { count: configured };
  if (LOCAL_HOSTS.includes(host)) return { count: siteUrl?.startsWith("https:") ? "1" : "0" };
  const warning =
    `HOST ${host} is reachable from other machines and TRUSTED_PROXIES is not set: limits by address count all callers as ` +
    "one. Set it to the number of proxies before the site.";
  return { count: "0", warning };
}
