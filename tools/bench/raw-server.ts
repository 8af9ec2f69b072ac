/**
 * The minimal server that saves an answer safely, with `node:http` and `pg`: it decrypts the same cookie, checks the
 * same account, access and attempt, writes the same row before it answers, and reads the same range of a recording. A
 * separate program with the site's settings; prints its port.
 */
import { createDecipheriv, hkdfSync } from "node:crypto";
import { open } from "node:fs/promises";
import { createServer, type IncomingMessage } from "node:http";
import { stdout } from "node:process";
import { text } from "node:stream/consumers";
import pg from "pg";

const { DATABASE_URL, NEXTAUTH_SECRET = "", NEXTAUTH_URL = "" } = process.env;
/** Equal to the site's. */
const POOL_SIZE = 12;
const RECORDING = "lib/exam/content/simulation-1/audio/ascolto1.mp3";
const KEY_INFO = "NextAuth.js Generated Encryption Key";

const pool = new pg.Pool({ connectionString: DATABASE_URL, max: POOL_SIZE });
const key = Buffer.from(hkdfSync("sha256", NEXTAUTH_SECRET, "", KEY_INFO, 32));

const FIND_PERSON = {
  name: "find-person",
  text: `SELECT person."sessionVersion", person."suspendedAt", EXISTS (
      SELECT 1 FROM "AccessGrant" AS granted WHERE granted."userId" = person.id
        AND granted."startsAt" <= now() AND granted."expiresAt" > now() AND granted."endedAt" IS NULL) AS "hasAccess"
    FROM "User" AS person WHERE person.id = $1::uuid`,
};

const SAVE = {
  name: "save",
  text: `UPDATE "SectionRecord" AS record
    SET answers = record.answers || $1::jsonb, revision = COALESCE($2::int, record.revision + 1),
        completed = record.completed OR $3, "savedAt" = $4
    FROM "Attempt" AS attempt
    WHERE attempt.id = $5 AND attempt."userId" = $6::uuid AND attempt.status = 'active' AND attempt."setAsideAt" IS NULL
      AND record."attemptId" = attempt.id AND record.section = $7::"SectionKey" AND record."lockedAt" IS NULL
      AND ($2::int IS NULL OR record.revision < $2::int)
    RETURNING record.revision, record."savedAt"`,
};

type Claims = { sub: string; version: number; exp: number };

/** Decrypts next-auth's cookie: a JWE with a direct key and AES-GCM. */
function openCookie(header = ""): Claims {
  const [head = "", , iv = "", sealed = "", tag = ""] = header.slice(header.indexOf("=") + 1).split(".");
  const decipher = createDecipheriv("aes-256-gcm", key, Buffer.from(iv, "base64url"));
  decipher.setAAD(Buffer.from(head, "ascii"));
  decipher.setAuthTag(Buffer.from(tag, "base64url"));
  const opened = decipher.update(sealed, "base64url", "utf8") + decipher.final("utf8");
  return JSON.parse(opened);
}

async function save(request: IncomingMessage, attemptId: string): Promise<object | null> {
  if (request.headers.origin !== NEXTAUTH_URL) return null;
  const { sub, version, exp } = openCookie(request.headers.cookie);
  if (exp * 1000 < Date.now()) return null;
  const [person] = (await pool.query({ ...FIND_PERSON, values: [sub] })).rows;
  if (person?.sessionVersion !== version || person.suspendedAt !== null || !person.hasAccess) return null;
  const { prova, answers, completed = false, revision = null } = JSON.parse(await text(request));
  const values = [JSON.stringify(answers), revision, completed, new Date(), attemptId, sub, prova];
  const [saved] = (await pool.query({ ...SAVE, values })).rows;
  return saved ? { prova, revision: saved.revision, savedAt: saved.savedAt } : null;
}

async function readRange({ headers }: IncomingMessage): Promise<Buffer> {
  const [, from = 0, to = 0] = /bytes=(\d+)-(\d+)/.exec(headers.range ?? "")?.map(Number) ?? [];
  const file = await open(RECORDING);
  const { buffer } = await file.read(Buffer.alloc(to - from + 1), 0, to - from + 1, from);
  await file.close();
  return buffer;
}

async function respond(request: IncomingMessage): Promise<{ status: number; body: string | Buffer }> {
  if (request.url?.startsWith("/api/audio/")) return { status: 206, body: await readRange(request) };
  const [, attemptId = ""] = /^\/api\/session\/(\w+)\/save-answers$/.exec(request.url ?? "") ?? [];
  const saved = await save(request, attemptId).catch(() => null);
  return saved ? { status: 200, body: JSON.stringify(saved) } : { status: 403, body: "{}" };
}

const server = createServer(async (request, response) => {
  const { status, body } = await respond(request);
  const type = typeof body === "string" ? "application/json" : "audio/mpeg";
  response.writeHead(status, { "Content-Type": type, "Content-Length": Buffer.byteLength(body) });
  response.end(body);
});

process.once("disconnect", () => process.exit());
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  stdout.write(`${typeof address === "object" ? address?.port : ""}\n`);
});
