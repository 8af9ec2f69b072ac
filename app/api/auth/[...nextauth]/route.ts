import NextAuth from "next-auth";
import { authOptions } from "@/lib/accounts/next-auth";
import { route } from "@/lib/route";

type Params = { nextauth: string[] };

async function answer(request: Request, params: Params): Promise<Response> {
  // next-auth turns whatever its sign-in throws into a redirect with the words of the error: ours are answered by our edge.
  const refusals: unknown[] = [];
  const options = authOptions((refusal) => refusals.push(refusal));
  const response = await NextAuth(options)(request, { params: Promise.resolve(params) });
  if (refusals.length > 0) throw refusals[0];
  return response;
}

export const { GET, POST, PUT, PATCH, DELETE } = route<Params>({ GET: answer, POST: answer });
