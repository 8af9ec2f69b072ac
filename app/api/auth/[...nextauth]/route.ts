import { cookies } from "next/headers";
import { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { authOptions } from "@/lib/accounts/next-auth";
import { env } from "@/lib/env";
import { AppError } from "@/lib/http/errors";
import { readText, route } from "@/lib/http/route";

type Params = { nextauth: string[] };

const OFFERED = { GET: ["csrf", "providers", "session"], POST: ["callback/credentials", "signout"] };

const CALLBACK = "callbackUrl";

/** next-auth would fail on an invalid callback address with a server error. No page of ours uses one. */
function requireHttpCallbacks(values: (string | null)[]): void {
  for (const value of values) {
    if (!value) continue;
    const base = value.startsWith("/") ? env().NEXTAUTH_URL : undefined;
    const protocol = URL.canParse(value, base) ? new URL(value, base).protocol : "";
    if (!/^https?:$/.test(protocol)) throw new AppError("invalid_input", "invalid callback address");
  }
}

async function forward(request: Request, params: Params, body?: string): Promise<Response> {
  const { url, method, headers } = request;
  const inCookies = (await cookies()).getAll().filter(({ name }) => name.endsWith("next-auth.callback-url"));
  requireHttpCallbacks([
    ...new URL(url).searchParams.getAll(CALLBACK),
    ...new URLSearchParams(body ?? "").getAll(CALLBACK),
    ...inCookies.map(({ value }) => value),
  ]);
  const forwarded = new NextRequest(url, body === undefined ? { method, headers } : { method, headers, body });
  // next-auth turns what sign-in throws into a redirect with the error's text: rethrow, so that `route` answers it.
  const refusals: unknown[] = [];
  const options = authOptions((refusal) => refusals.push(refusal));
  const response = await NextAuth(options)(forwarded, { params: Promise.resolve(params) });
  if (refusals.length > 0) throw refusals[0];
  return response;
}

function requireOffered(method: keyof typeof OFFERED, params: Params): void {
  if (!OFFERED[method].includes(params.nextauth.join("/"))) throw new AppError("not_found");
}

export const { GET, POST, PUT, PATCH, DELETE } = route<Params>({
  GET: async (request, params) => {
    requireOffered("GET", params);
    return forward(request, params);
  },
  POST: async (request, params) => {
    requireOffered("POST", params);
    const type = request.headers.get("content-type") ?? "";
    if (!/^application\/x-www-form-urlencoded\b/i.test(type)) throw new AppError("unsupported_type");
    return forward(request, params, await readText(request));
  },
});
