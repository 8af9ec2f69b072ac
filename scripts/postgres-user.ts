/**
 * PostgreSQL refuses to run as root. Chooses its user, and how that user reaches the files: by ordinary permissions or,
 * where a parent folder is closed to others, with one capability granted by `setpriv`.
 */
import { spawnSync } from "node:child_process";
import { realpathSync, statSync } from "node:fs";
import { dirname } from "node:path";

/** `prefix`: arguments before the command; `uid` and `gid`: owner of its files. */
export type PostgresUser = { prefix: string[]; uid?: number; gid?: number };

const NAME = "postgres";

function findId(flag: "-u" | "-g"): number | undefined {
  const result = spawnSync("id", [flag, NAME], { encoding: "utf8" });
  return result.status === 0 ? Number(result.stdout) : undefined;
}

function ensureUser(): { uid: number; gid: number } {
  if (findId("-u") === undefined) {
    spawnSync("groupadd", ["--system", NAME]);
    spawnSync("useradd", ["--system", "--gid", NAME, "--no-create-home", "--shell", "/usr/sbin/nologin", NAME]);
  }
  const [uid, gid] = [findId("-u"), findId("-g")];
  if (uid === undefined || gid === undefined) {
    throw new Error(
      `PostgreSQL does not run as root and the user "${NAME}" could not be made: run this as an ordinary user, or set DATABASE_URL.`,
    );
  }
  return { uid, gid };
}

function isOpenToAll(path: string): boolean {
  const folder = dirname(path);
  return folder === path || ((statSync(folder).mode & 0o001) !== 0 && isOpenToAll(folder));
}

/** With setpriv (Linux) the kernel stops the database when its parent is killed. */
function pdeathsigCommand(): string[] {
  const command = ["setpriv", "--pdeathsig", "INT"];
  return spawnSync("setpriv", [...command.slice(1), "--", "true"]).status === 0 ? command : [];
}

/** @param paths existing files and folders PostgreSQL must reach @throws Error with a message for the operator */
export function choosePostgresUser(paths: string[]): PostgresUser {
  const pdeathsig = pdeathsigCommand();
  if (process.getuid?.() !== 0) return { prefix: pdeathsig.length === 0 ? [] : [...pdeathsig, "--"] };
  const { uid, gid } = ensureUser();
  const isOpen = paths.every((path) => (statSync(path).mode & 0o005) !== 0 && isOpenToAll(realpathSync(path)));
  if (pdeathsig.length === 0) {
    if (isOpen) return { prefix: [], uid, gid };
    throw new Error(
      `The user "${NAME}" has no access to a parent folder of ${paths.join(" and ")}: move them, or install util-linux (setpriv).`,
    );
  }
  const identity = [`--reuid=${uid}`, `--regid=${gid}`, "--clear-groups"];
  const capabilities = isOpen
    ? []
    : ["--securebits=+no_setuid_fixup", "--inh-caps=+dac_override", "--ambient-caps=+dac_override"];
  return { prefix: [...pdeathsig, ...identity, ...capabilities, "--"], uid, gid };
}
