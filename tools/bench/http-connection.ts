/** A minimal HTTP client, so that the server is measured and not the client: one request at a time per connection. */
import { connect, type Socket } from "node:net";

export type HostPort = { hostname: string; port: number };

const HEAD_END = "\r\n\r\n";

/** Status and bytes of the first response, or null while it is incomplete. */
export function parseResponse(bytes: Buffer): { status: number; size: number } | null {
  const headSize = bytes.indexOf(HEAD_END);
  if (headSize < 0) return null;
  const head = bytes.toString("latin1", 0, headSize).toLowerCase();
  const start = headSize + HEAD_END.length;
  const isChunked = head.includes("\r\ntransfer-encoding: chunked");
  const size = isChunked ? endOfChunks(bytes, start) : start + Number(/\r\ncontent-length: (\d+)/.exec(head)?.[1] ?? 0);
  return size === null || size > bytes.length ? null : { status: Number(head.slice(9, 12)), size };
}

function endOfChunks(bytes: Buffer, start: number): number | null {
  for (let at = start; at < bytes.length; ) {
    const lineEnd = bytes.indexOf("\r\n", at);
    if (lineEnd < 0) return null;
    const size = Number.parseInt(bytes.toString("latin1", at, lineEnd), 16);
    at = lineEnd + 2 + size + 2;
    if (size === 0) return at;
  }
  return null;
}

type Waiting = { resolve: (status: number) => void; reject: (error: Error) => void };

export class HttpConnection {
  readonly #socket: Socket;
  #received = Buffer.alloc(0);
  #waiting: Waiting | undefined;
  /** When the last response arrived, by `performance.now()`. */
  idleSince = performance.now();

  constructor({ hostname, port }: HostPort) {
    this.#socket = connect({ host: hostname, port, noDelay: true });
    this.#socket.on("data", (chunk) => this.#take(chunk));
    this.#socket.on("error", (error) => this.#fail(error));
    this.#socket.on("close", () => this.#fail(new Error("the connection was closed")));
  }

  get isOpen(): boolean {
    return !this.#socket.destroyed;
  }

  /** Sends head and body as given; resolves with the status once the whole response has arrived. */
  send(request: string): Promise<number> {
    return new Promise((resolve, reject) => {
      if (this.#socket.destroyed) return reject(new Error("the connection was closed"));
      this.#waiting = { resolve, reject };
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #take(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? Buffer.from(chunk) : Buffer.concat([this.#received, chunk]);
    const response = parseResponse(this.#received);
    if (!response) return;
    this.#received = this.#received.subarray(response.size);
    this.idleSince = performance.now();
    this.#waiting?.resolve(response.status);
    this.#waiting = undefined;
  }

  #fail(error: Error): void {
    this.#waiting?.reject(error);
    this.#waiting = undefined;
  }
}
