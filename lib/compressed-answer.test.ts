import { createServer, get, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, createBrotliDecompress, gunzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { compressAnswer } from "@/lib/compressed-answer";

const server = createServer();
let answer: (response: ServerResponse) => void;
server.on("request", (request: IncomingMessage, response: ServerResponse) => {
  compressAnswer(request, response);
  answer(response);
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Asks the server for what `make` answers. */
async function ask(accepted: string, make: typeof answer): Promise<IncomingMessage> {
  answer = make;
  if (!server.listening) await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const options = { host: "127.0.0.1", port, headers: { "accept-encoding": accepted } };
  return new Promise((resolve, reject) => get(options, resolve).on("error", reject));
}

const PIECES = Array.from({ length: 30 }, (_, place) => `<p>${place} la stessa frase di un esame</p>\n`.repeat(40));
const PAGE = PIECES.join("");

function sendPage(response: ServerResponse): void {
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  for (const piece of PIECES) response.write(piece);
  response.end();
}

describe("a page that is written in pieces", () => {
  it.each([
    ["br", "gzip, deflate, br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
    [undefined, "identity", (body: Buffer) => body],
  ] as const)("goes out as %s to whoever reads %s, and says the same", async (coding, accepted, read) => {
    const got = await ask(accepted, sendPage);
    expect([got.headers["content-encoding"], got.headers["vary"]]).toEqual([coding, "Accept-Encoding"]);
    expect(read(await buffer(got)).toString()).toBe(PAGE);
  });

  it("is compressed at once: as small as the whole of it, not as each of its pieces", async () => {
    const whole = await ask("br", (response) => response.setHeader("Content-Type", "text/html").end(PAGE));
    const inPieces = await ask("br", sendPage);
    expect((await buffer(inPieces)).byteLength).toBe((await buffer(whole)).byteLength);
  });

  it("sends what is ready while the rest has yet to come", async () => {
    let goOn = () => {};
    const got = await ask("br", (response) => {
      response.setHeader("Content-Type", "text/html");
      response.write("<p>Un momento</p>");
      goOn = () => response.end("<p>La pagina</p>");
    });
    const said: string[] = [];
    const read = got.pipe(createBrotliDecompress());
    read.on("data", (piece) => said.push(String(piece)));
    await expect.poll(() => said.join("")).toBe("<p>Un momento</p>");
    goOn();
    await expect.poll(() => said.join("")).toBe("<p>Un momento</p><p>La pagina</p>");
  });

  it("may be left by its caller before it is whole", async () => {
    const ended = new Promise<void>((done) => {
      void ask("br", (response) => {
        response.setHeader("Content-Type", "text/html");
        response.write("<p>Un momento</p>");
        response.once("close", () => {
          response.write("<p>La pagina</p>");
          response.end();
          done();
        });
      }).then((got) => got.destroy());
    });
    await expect(ended).resolves.toBeUndefined();
  });
});

describe("what is no text", () => {
  it("goes out as it is, without being gathered", async () => {
    const sound = Buffer.alloc(5000, 7);
    const got = await ask("br", (response) => response.setHeader("Content-Type", "audio/mpeg").end(sound));
    expect(got.headers["content-encoding"]).toBeUndefined();
    expect((await buffer(got)).equals(sound)).toBe(true);
  });
});
