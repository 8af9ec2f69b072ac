/**
 * A function as Vercel runs it: in a separate process, started by its first request, as a user who cannot write
 * anywhere, and frozen once all requests are answered and their background work is done.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { request as ask, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { z } from "zod";
import type { UnpackedFunction } from "./unpack-build.ts";

/** The user "nobody", if we are root and can choose. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

const tellingSchema = z.object({ port: z.number().optional(), served: z.number().optional() });

export type Message = { method: string; path: string; headers: Record<string, string>; body: Buffer };

export type FunctionProcess = {
  /** Sends a request and returns the response, whose body may still be in transit. */
  send(message: Message): Promise<IncomingMessage>;
  stop(): Promise<void>;
};

export type FunctionHost = {
  /** Node, in a place where that user may run it, and the program that runs a function. */
  node: string;
  runner: string;
  env: NodeJS.ProcessEnv;
};

function forward(port: number, { method, path, headers, body }: Message): Promise<IncomingMessage> {
  return new Promise((done, fail) => {
    const asked = ask({ port, host: "127.0.0.1", method, path, headers, agent: false }, done);
    asked.once("error", fail);
    asked.end(body);
  });
}

/** Starts the process of a function. */
export async function startFunction(one: UnpackedFunction, host: FunctionHost): Promise<FunctionProcess> {
  const args = [host.runner, join(one.folder, one.handler), one.isMiddleware ? "middleware" : "node"];
  const child = spawn(host.node, args, {
    cwd: one.folder,
    env: host.env,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    ...(isRoot && { uid: NOBODY, gid: NOBODY }),
  });
  const ended = once(child, "exit");
  const port = await new Promise<number>((done, fail) => {
    child.once("error", fail);
    child.once("exit", () => fail(new Error("a function did not start: see above")));
    child.once("message", (telling) => done(tellingSchema.parse(telling).port ?? 0));
  });
  let sent = 0;
  child.on("message", (telling) => {
    if (tellingSchema.parse(telling).served === sent) child.kill("SIGSTOP");
  });
  return {
    send: (message) => {
      sent += 1;
      child.kill("SIGCONT");
      return forward(port, message);
    },
    stop: async () => {
      child.kill("SIGKILL");
      await ended;
    },
  };
}
