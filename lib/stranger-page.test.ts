import { describe, expect, it } from "vitest";
import { readStrangerPage, requestStrangerPage } from "@/lib/stranger-page";

const get = (url: string, headers: Record<string, string> = {}) => readStrangerPage({ method: "GET", url, headers });
const PLAIN = { path: "/", locale: "it", isAsked: false, hasLocale: true, hasConsent: false };

describe("a stranger's page", () => {
  it.each([
    ["/", {}, PLAIN],
    ["/login", { "accept-language": "pl-PL,en;q=0.5" }, { ...PLAIN, path: "/login", locale: "pl" }],
    ["/", { "accept-language": "pl", cookie: "cils-language=ro" }, { ...PLAIN, locale: "ro" }],
    ["/", { cookie: "cookieConsent=1; cils-language=fil" }, { ...PLAIN, locale: "fil", hasConsent: true }],
    ["/?lang=en", {}, { ...PLAIN, locale: "en", isAsked: true, hasLocale: false }],
    ["/?lang=en", { cookie: "cils-language=ro" }, { ...PLAIN, locale: "en", isAsked: true }],
  ])("at %s with %o depends on nothing but %o", (url, headers, page) => {
    expect(get(url, headers)).toEqual(page);
  });

  it("is one for all who differ in nothing of that", () => {
    const headers = {
      "user-agent": "x",
      host: "evil.example",
      "x-forwarded-host": "evil.example",
      "x-cils-language": "pl",
    };
    expect(get("/", headers)).toEqual(get("/"));
  });

  it.each([
    "/dashboard",
    "/admin",
    "/welcome",
    "/payment",
    "/api/user",
    "/login/",
    "//",
    "/LOGIN",
    "/%6cogin",
    "*",
    "",
  ])("is not what stands at %s", (url) => {
    expect(get(url)).toBeNull();
  });

  it.each([
    "/?",
    "/login?next=/account",
    "/?lang=xx",
    "/?lang=en&lang=pl",
    "/?lang=en&x=1",
    "/prova?ascolto=A",
    "/?_rsc=1",
  ])("is not what %s asks for", (url) => {
    expect(get(url)).toBeNull();
  });

  it.each([
    "next-auth.session-token=x",
    "__Secure-next-auth.session-token=x",
    "next-auth.session-token.0=x",
    "cils-view=large",
    "cils-language=ro; unknown=1",
    "cils-language=xx",
    "unknown",
  ])("is not for who brings the cookie %s", (cookie) => {
    expect(get("/", { cookie })).toBeNull();
  });

  it("is not for the router, nor for a request that comes from the middleware", () => {
    expect(get("/", { rsc: "1" })).toBeNull();
    expect(get("/", { "content-security-policy": "" })).toBeNull();
    expect(readStrangerPage({ method: "POST", url: "/", headers: {} })).toBeNull();
    expect(readStrangerPage({ method: "HEAD", url: "/", headers: {} })).toEqual(PLAIN);
  });

  it.each(["/", "/?lang=pl", "/prova?lang=it"])("is asked for at %s as it was read", (url) => {
    for (const cookie of ["", "cils-language=pl", "cookieConsent=1", "cils-language=pl; cookieConsent=1"]) {
      const page = get(url, { cookie });
      const { path, headers } = requestStrangerPage(page ?? expect.fail());
      const { "content-security-policy": own, ...others } = headers;
      expect([get(path, others), get(path, headers), own]).toEqual([page, null, ""]);
    }
  });
});
