/** A lock as a local socket: the system releases it however its holder ends. Runs on Node 20.19, no dependencies. */
import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

function listen(address) {
  return new Promise((done, fail) => {
    const server = createServer((socket) => socket.destroy());
    server.once("error", (error) => {
      if ("code" in error && error.code === "EADDRINUSE") done(undefined);
      else fail(error);
    });
    server.listen(address, () => done(server.unref()));
  });
}

function isHeld(address) {
  return new Promise((done) => {
    const socket = connect(address, () => done(true));
    socket.once("connect", () => socket.destroy());
    socket.once("error", () => done(false));
  });
}

/**
 * @param {string} folder
 * @param {string} purpose
 * @returns {Promise<(() => void) | undefined>} releases the lock; undefined when another program has it
 */
export async function takeLock(folder, purpose) {
  const hash = createHash("sha256")
    .update(`${purpose}:${resolve(folder)}`)
    .digest("hex");
  const name = `cils-${hash.slice(0, 24)}`;
  // Linux has sockets without a file; elsewhere a stale file is removed when nobody listens.
  const address = process.platform === "linux" ? `\0${name}` : join(tmpdir(), `${name}.sock`);
  let server = await listen(address);
  if (server === undefined && process.platform !== "linux" && !(await isHeld(address))) {
    rmSync(address, { force: true });
    server = await listen(address);
  }
  return server === undefined ? undefined : () => void server.close();
}
