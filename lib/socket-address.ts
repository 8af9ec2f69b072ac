import "server-only";
import { type IncomingMessage, Server } from "node:http";

// Next's dev server loads modules anew on every change; one note per request is enough.
const kept = globalThis as typeof globalThis & { notesSocketAddress?: boolean };

/**
 * Lets this server do what every proxy does: write down at the end of X-Forwarded-For whose connection it took. Next tells
 * its pages and calls nothing of the connection, and what else stands in that header anybody may have written.
 */
export function noteSocketAddresses(): void {
  if (kept.notesSocketAddress) return;
  kept.notesSocketAddress = true;
  const emit = Server.prototype.emit;
  Server.prototype.emit = function noting(this: Server, event: string | symbol, ...rest: unknown[]): boolean {
    const [request] = rest;
    if (event === "request" && isRequest(request)) {
      const said = request.headers["x-forwarded-for"];
      const address = request.socket.remoteAddress ?? "";
      request.headers["x-forwarded-for"] = [said, address].filter(Boolean).join(", ");
    }
    return Reflect.apply(emit, this, [event, ...rest]);
  };
}

function isRequest(value: unknown): value is IncomingMessage {
  return typeof value === "object" && value !== null && "headers" in value && "socket" in value;
}
