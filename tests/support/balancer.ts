/** A TCP load balancer over the servers whose readiness check passes. It polls each several times a second. */
import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** The interval between two readiness checks of a server. */
const POLL_MS = 250;

export type Balancer = {
  port: number;
  /** The ports of this machine to forward connections to; may be set once the balancer's own is known. */
  targets: number[];
  /** The ports that were ready at the last check. */
  ready: ReadonlySet<number>;
  stop(): Promise<void>;
};

/** A server's readiness; null on a timeout: a busy server keeps its last state. */
async function isReady(port: number): Promise<boolean | null> {
  const headers = { Connection: "close" };
  const signal = AbortSignal.timeout(2000);
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health/ready`, { headers, signal });
    await answer.body?.cancel();
    return answer.status === 200;
  } catch {
    return signal.aborted ? null : false;
  }
}

/** A connection to the first of these ports that accepts one; null if none does. */
async function connectToFirst([port, ...others]: number[]): Promise<Socket | null> {
  if (port === undefined) return null;
  const socket = connect(port, "127.0.0.1").setNoDelay(true);
  const isThere = await once(socket, "connect").then(
    () => true,
    () => false,
  );
  return isThere ? socket : connectToFirst(others);
}

/** Listens on a free port of this machine. */
export async function startBalancer(): Promise<Balancer> {
  const targets: number[] = [];
  const ready = new Set<number>();
  const open = new Set<Socket>();
  let turn = 0;
  const track = (socket: Socket) => {
    open.add(socket);
    return socket.once("close", () => open.delete(socket)).on("error", () => socket.destroy());
  };
  const serve = async (caller: Socket) => {
    turn += 1;
    // If none is ready, any is better than none.
    const choice = ready.size > 0 ? targets.filter((port) => ready.has(port)) : targets;
    const site = await connectToFirst([
      ...choice.slice(turn % choice.length),
      ...choice.slice(0, turn % choice.length),
    ]);
    if (!site || caller.destroyed) return void [caller, site].forEach((socket) => void socket?.destroy());
    track(site).pipe(caller).pipe(site);
    site.once("close", () => caller.destroy());
    caller.once("close", () => site.destroy());
  };
  const server = createServer((caller) => void serve(track(caller)));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const checkReadiness = async (port: number) => {
    const isIn = await isReady(port);
    if (isIn === true) ready.add(port);
    if (isIn === false) ready.delete(port);
  };
  const polling = setInterval(() => targets.forEach((port) => void checkReadiness(port)), POLL_MS);
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : 0,
    targets,
    ready,
    stop: async () => {
      clearInterval(polling);
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
