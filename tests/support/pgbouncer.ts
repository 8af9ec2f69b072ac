/** Debian's PgBouncer in transaction mode, in front of a test database. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findFreePort } from "../../scripts/postgres.ts";
import { choosePostgresUser } from "../../scripts/postgres-user.ts";
import { findPgbouncer } from "../../scripts/system-programs.ts";

/** Fewer than the site's processes would open: they must share. */
export const SERVER_CONNECTIONS = 10;
const READY_SECONDS = 20;

export type Pgbouncer = { url(database: string): string; stop(): Promise<void> };

function canConnect(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, "127.0.0.1", () => done(true));
    socket.once("error", () => done(false)).once("connect", () => socket.destroy());
  });
}

/**
 * Starts it.
 * @param folder for its settings and its log
 * @param databaseUrl the server's URL, with its password
 */
export async function startPgbouncer(folder: string, databaseUrl: string): Promise<Pgbouncer> {
  const program = findPgbouncer();
  if (program === undefined) throw new Error("There is no pgbouncer on this machine: install Debian's package.");
  const { hostname, port: serverPort, username, password } = new URL(databaseUrl);
  const port = await findFreePort();
  const [settings, log] = [join(folder, "pgbouncer.ini"), join(folder, "pgbouncer.log")];
  const server = `host=${hostname} port=${serverPort} user=${username} password=${password}`;
  writeFileSync(
    settings,
    `[databases]
* = ${server}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${SERVER_CONNECTIONS}
max_client_conn = 400
ignore_startup_parameters = statement_timeout
logfile = ${log}
`,
    { mode: 0o600 },
  );
  writeFileSync(log, "", { mode: 0o600 });
  // Like PostgreSQL it refuses to run as root.
  const { prefix, uid, gid } = choosePostgresUser([folder, settings, log]);
  if (uid !== undefined && gid !== undefined) for (const path of [settings, log]) chownSync(path, uid, gid);
  const [command = program, ...args] = [...prefix, program, "--quiet", settings];
  const child = spawn(command, args, {
    stdio: "ignore",
    ...(prefix.length === 0 && uid !== undefined && { uid, gid }),
  });
  const deadline = Date.now() + READY_SECONDS * 1000;
  while (!(await canConnect(port))) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`PgBouncer did not start:\n${readFileSync(log, "utf8")}`);
    await sleep(20);
  }
  return {
    url: (database) => `postgresql://${username}:any@127.0.0.1:${port}/${database}`,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}
