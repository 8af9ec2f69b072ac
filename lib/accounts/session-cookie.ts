/** Name of next-auth's session cookie; over https it has the `__Secure-` prefix. */
export function sessionCookieName(siteUrl: string): string {
  return `${siteUrl.startsWith("https:") ? "__Secure-" : ""}next-auth.session-token`;
}
