import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { constants } from "node:zlib";
import compression from "compression";

/** How long the pieces of a page are gathered, in milliseconds: longer than React takes to write what is ready. */
const GATHER_MS = 20;

/** What React writes in pieces: a page, and what the router asks for of one. */
const IN_PIECES = /^text\/(html|x-component)\b/;

/** Made for each answer anew, so quickly, and with a window (128 KB) no larger than a page: one of 4 MB costs more than the work. */
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 17 };

const compress = compression({ brotli: { params: BROTLI } });

type Compressing = ServerResponse & { flush?: () => void };

/**
 * Sends an answer in the smallest coding that its caller reads, if it is a text. Next's own compression knows no brotli, and sends
 * every piece of a page by itself, which takes longer and makes the page larger; here the pieces that are ready together go
 * together, and those that are late, after a loading view, when they come.
 */
export function compressAnswer(request: IncomingMessage, response: Compressing): void {
  compress(...([request, response, () => undefined] as unknown as Parameters<typeof compress>));
  const { write, end, flush } = response;
  // Next asks for both at each piece.
  delete response.flush;
  response.flushHeaders = () => undefined;
  const pieces: Uint8Array[] = [];
  let timer: NodeJS.Timeout | undefined;
  const takeAll = () => {
    clearTimeout(timer);
    timer = undefined;
    return Buffer.concat(pieces.splice(0));
  };
  const send = () => {
    Reflect.apply(write, response, [takeAll()]);
    flush?.call(response);
  };
  response.write = function gathering(this: ServerResponse, piece: unknown, ...rest: unknown[]) {
    if (!IN_PIECES.test(String(this.getHeader("content-type")))) return Reflect.apply(write, this, [piece, ...rest]);
    pieces.push(typeof piece === "string" ? Buffer.from(piece) : (piece as Uint8Array));
    timer ??= setTimeout(send, GATHER_MS);
    return true;
  };
  response.end = function ending(this: ServerResponse, ...rest: unknown[]) {
    if (pieces.length === 0) return Reflect.apply(end, this, rest);
    const [last] = rest;
    if (typeof last === "string" || last instanceof Uint8Array) pieces.push(Buffer.from(last as string));
    return Reflect.apply(end, this, [takeAll(), ...rest.filter((one) => typeof one === "function")]);
  } as ServerResponse["end"];
  response.once("close", () => clearTimeout(timer));
}
