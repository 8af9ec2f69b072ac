/**
 * A proxy that applies the fault named in a request's `X-Fault` header. One request per connection, so a seed repeats
 * exactly.
 */
import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

export const NETWORK_FAULTS = ["none", "drop", "delay", "cut", "twice"] as const;
export type NetworkFault = (typeof NETWORK_FAULTS)[number];

export type FaultProxy = {
  port: number;
  /** The site's address on this machine. */
  targetPort: number;
  stop(): Promise<void>;
};

/** The complete request; null if the caller disconnected before. */
function readRequest(socket: Socket): Promise<Buffer | null> {
  return new Promise((resolve) => {
    let bytes = Buffer.alloc(0);
    socket.on("data", (part: Buffer) => {
      bytes = Buffer.concat([bytes, part]);
      const end = bytes.indexOf("\r\n\r\n");
      const length = Number(/content-length: (\d+)/i.exec(bytes.toString("latin1"))?.[1] ?? 0);
      if (end >= 0 && bytes.byteLength >= end + 4 + length) resolve(bytes);
    });
    socket.once("close", () => resolve(null));
  });
}

/** Starts one before the site is started. */
export async function startFaultProxy(): Promise<FaultProxy> {
  const open = new Set<Socket>();
  const track = (socket: Socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket)).on("error", () => socket.destroy());
    return socket;
  };
  const forward = (request: Buffer) => {
    const site = track(connect(proxy.targetPort, "127.0.0.1"));
    site.write(request);
    return site;
  };

  const serve = async (caller: Socket): Promise<void> => {
    const request = await readRequest(caller);
    if (!request) return;
    const head = request.toString("latin1");
    const fault = /x-fault: (\w+)/i.exec(head)?.[1];
    const delayMs = Number(/x-fault-ms: (\d+)/i.exec(head)?.[1] ?? 0);
    if (fault === "drop") return void caller.destroy();
    // It arrives even if the caller has long given up.
    if (fault === "delay") await sleep(delayMs);
    const site = forward(request);
    site.once("close", () => caller.destroy());
    if (fault === "cut") site.once("data", () => caller.destroy());
    else site.pipe(caller);
    if (fault !== "twice") return;
    await sleep(delayMs);
    forward(request).resume();
  };

  const server = createServer((caller) => void serve(track(caller)));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const proxy: FaultProxy = {
    port: typeof address === "object" && address ? address.port : 0,
    targetPort: 0,
    stop: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
  return proxy;
}
