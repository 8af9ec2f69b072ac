/**
 * The platform before the functions of a Vercel build: accepts a request, routes it, and calls the functions, each in a
 * separate process.
 */
import { readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { minimalEnvironment } from "../support/database.ts";
import { type FunctionProcess, type Message, startFunction } from "./function-process.ts";
import { findTarget, type Output, type RoutedRequest } from "./router.ts";
import { configSchema } from "./routes.ts";
import type { UnpackedBuild } from "./unpack-build.ts";

export type VercelSite = {
  url: string;
  env: Record<string, string>;
  stop(): Promise<void>;
};

/** Headers that the platform adds to a function's request. */
function toMessage(
  request: IncomingMessage,
  routed: RoutedRequest,
  body: Buffer,
  more: Record<string, string>,
): Message {
  const { method = "GET", headers, socket } = request;
  const host = headers.host ?? "";
  const search = routed.query.size > 0 ? `?${routed.query}` : "";
  const told = {
    "x-forwarded-for": headers["x-forwarded-for"]?.toString() ?? socket.remoteAddress ?? "",
    "x-forwarded-host": host,
    "x-forwarded-proto": "http",
    "x-vercel-id": "fra1::test",
    ...(body.length > 0 && { "content-length": String(body.length) }),
  };
  return {
    method,
    path: routed.path + search,
    headers: { ...Object.fromEntries(routed.headers), ...told, ...more },
    body,
  };
}

/** Sends a response, with the routes' headers where it has none of its own; cookies are merged. */
async function send(answer: IncomingMessage, headers: Headers, status: number | undefined, response: ServerResponse) {
  const { "set-cookie": cookies = [], connection, ...own } = answer.headers;
  for (const [name, value] of headers) if (name !== "set-cookie") response.setHeader(name, value);
  for (const [name, value] of Object.entries(own)) if (value !== undefined) response.setHeader(name, value);
  const all = [...headers.getSetCookie(), ...cookies];
  if (all.length > 0) response.setHeader("set-cookie", all);
  response.writeHead(status ?? answer.statusCode ?? 500);
  await pipeline(answer, response);
}

/**
 * Serves an unpacked build.
 * @param settings the project's variables, such as DATABASE_URL
 */
export async function startVercelSite(build: UnpackedBuild, settings: Record<string, string>): Promise<VercelSite> {
  const { output, functions, node, runner } = build;
  const { routes } = configSchema.parse(JSON.parse(readFileSync(join(output, "config.json"), "utf8")));
  const fileOf = (name: string) => join(output, "static", name);

  const processes = new Map<string, Promise<FunctionProcess>>();
  const ask = async (name: string, message: Message) => {
    const one = functions.get(name);
    if (!one) throw new Error(`there is no function ${name}`);
    const process = processes.get(one.folder) ?? startFunction(one, { node, runner, env });
    processes.set(one.folder, process);
    return (await process).send(message);
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(request);
    const { pathname, searchParams } = new URL(request.url ?? "/", url);
    const headers = new Headers(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    const built: Output = {
      routes,
      has: (kind, name) =>
        kind === "function"
          ? functions.has(name)
          : (statSync(fileOf(name), { throwIfNoEntry: false })?.isFile() ?? false),
      runMiddleware: async (name, routed) => {
        const answered = await ask(name.slice(1), toMessage(request, routed, body, {}));
        const told = Object.entries(answered.headersDistinct).flatMap(([key, all = []]) =>
          all.map((value): [string, string] => [key, value]),
        );
        const bytes = await buffer(answered);
        return new Response(bytes.length > 0 ? bytes : null, { status: answered.statusCode ?? 500, headers: told });
      },
    };
    const target = await findTarget(built, { path: pathname, query: searchParams, headers });
    if (target.kind === "response") {
      response.writeHead(target.response.status, [...target.response.headers].flat());
      response.end(Buffer.from(await target.response.arrayBuffer()));
    } else if (target.kind === "file") {
      response.writeHead(target.status ?? 200, [...target.headers].flat()).end(readFileSync(fileOf(target.name)));
    } else {
      const matched = target.name === "index" ? "/" : `/${target.name}`;
      const answered = await ask(target.name, toMessage(request, target.request, body, { "x-matched-path": matched }));
      await send(answered, target.headers, target.status, response);
    }
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const own: Record<string, string> = {
    VERCEL: "1",
    TRUSTED_PROXIES: "1",
    LOG_LEVEL: "error",
    NEXTAUTH_URL: url,
    ...settings,
  };
  const env: NodeJS.ProcessEnv = { ...minimalEnvironment(), ...own };

  return {
    url,
    env: own,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      const started = await Promise.allSettled(processes.values());
      await Promise.all(started.map((one) => one.status === "fulfilled" && one.value.stop()));
    },
  };
}
