/**
 * Runs one function of a Vercel build in this process, on a separate port: `node run-function.mjs HANDLER KIND`. It sends
 * its parent the port, and after each request the number of those completed, including their background work.
 */
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

const [handlerPath = "", kind] = process.argv.slice(2);

/** @type {Set<Promise<unknown>>} the work queued by `after()` */
const left = new Set();

/** @param {Promise<unknown>} work */
function waitUntil(work) {
  const settled = work.catch((error) => console.error(error)).finally(() => left.delete(settled));
  left.add(settled);
}

Reflect.set(globalThis, Symbol.for("@vercel/request-context"), { get: () => ({ waitUntil }) });

const handler = createRequire(handlerPath)(handlerPath);

/** @param {import("node:http").IncomingMessage} request */
function toWebRequest(request) {
  const url = `http://${request.headers.host}${request.url}`;
  const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
  const hasBody = request.method !== "GET" && request.method !== "HEAD";
  const body = hasBody ? { body: Readable.toWeb(request), duplex: "half" } : {};
  return new Request(url, { method: request.method, headers, ...body });
}

/** @param {import("node:http").IncomingMessage} request @param {import("node:http").ServerResponse} response */
async function runMiddleware(request, response) {
  const answer = await handler(toWebRequest(request));
  response.writeHead(answer.status, [...answer.headers].flat());
  if (answer.body) await pipeline(Readable.fromWeb(answer.body), response);
  else response.end();
}

let served = 0;

const server = createServer((request, response) => {
  response.once("close", async () => {
    while (left.size > 0) await Promise.all(left);
    served += 1;
    process.send?.({ served });
  });
  const run = kind === "middleware" ? runMiddleware : handler;
  Promise.resolve(run(request, response)).catch((error) => {
    console.error(error);
    response.destroy();
  });
});
server.listen(0, "127.0.0.1", () => process.send?.({ port: server.address().port }));
process.once("disconnect", () => process.exit());
