/**
 * The name next-auth gives its session cookie.
 * @param siteUrl the site's address; over https the name is prefixed so that browsers accept it only securely
 */
export function sessionCookieName(siteUrl: string): string {
  return `${siteUrl.startsWith("https:") ? "__Secure-" : ""}next-auth.session-token`;
}
