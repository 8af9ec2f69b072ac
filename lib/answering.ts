import "server-only";
import type { Server, ServerResponse } from "node:http";
import { onePerProcess } from "@/lib/one-per-process";

/** The requests that this process is answering, and the servers they came to. */
const kept = onePerProcess("answering", () => ({
  servers: new Set<Server>(),
  count: 0,
  whenNone: new Set<() => void>(),
}));

/** Counts a request until its answer was sent whole, or its caller has gone. */
export function noteRequest(server: Server, response: ServerResponse): void {
  kept.servers.add(server);
  kept.count += 1;
  response.once("close", () => {
    kept.count -= 1;
    if (kept.count > 0) return;
    for (const tell of kept.whenNone) tell();
    kept.whenNone.clear();
  });
}

/** Takes no more connections, and closes those on which nothing is asked. */
export function stopListening(): void {
  for (const server of kept.servers) server.close();
}

/** Resolves as soon as no request is being answered. */
export function whenAllAnswered(): Promise<void> {
  if (kept.count === 0) return Promise.resolve();
  return new Promise((resolve) => kept.whenNone.add(resolve));
}
