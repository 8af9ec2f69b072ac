/**
 * One program at a time: a lock that the system itself lets go of when its holder ends, however it ends. It is an open
 * local socket, so nothing stale can stay behind. Runs on Node 20.19 without dependencies.
 */
import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** @param {string} address @returns {Promise<import("node:net").Server | undefined>} */
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

/** @param {string} address @returns {Promise<boolean>} whether some process still listens there */
function isHeld(address) {
  return new Promise((done) => {
    const socket = connect(address, () => done(true));
    socket.once("connect", () => socket.destroy());
    socket.once("error", () => done(false));
  });
}

/**
 * Takes the lock of a folder for one purpose.
 * @param {string} folder what is guarded
 * @param {string} purpose keeps different locks of one folder apart
 * @returns {Promise<(() => void) | undefined>} lets go of the lock; undefined when another program holds it
 */
export async function takeLock(folder, purpose) {
  const hash = createHash("sha256")
    .update(`${purpose}:${resolve(folder)}`)
    .digest("hex");
  const name = `cils-${hash.slice(0, 24)}`;
  // Linux has sockets without a file; elsewhere a file can outlive its holder and is removed when nobody listens.
  const address = process.platform === "linux" ? `\0${name}` : join(tmpdir(), `${name}.sock`);
  let server = await listen(address);
  if (server === undefined && process.platform !== "linux" && !(await isHeld(address))) {
    rmSync(address, { force: true });
    server = await listen(address);
  }
  return server === undefined ? undefined : () => void server.close();
}
