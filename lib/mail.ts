import "server-only";
import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { env } from "@/lib/env";

/** A mail as its words make it. `text` is what everybody can read; `html` the same with links and headings. */
export type Mail = { to: string; subject: string; text: string; html: string };

const TIMEOUT_MS = 10_000;

/**
 * Sends a mail: over `SMTP_URL`, or without one into a file of `DATA_DIR/outbox`, which any mail program opens.
 * @param id names the mail, so that a repeated one can be recognised by its Message-ID
 * @throws Error when the mail server refuses it or cannot be reached; nothing was sent then
 */
export async function sendMail(mail: Mail, id: string = randomUUID()): Promise<void> {
  const { SMTP_URL, MAIL_FROM, NEXTAUTH_URL, PRODUCT_NAME } = env();
  const host = new URL(NEXTAUTH_URL).hostname;
  const message = {
    from: MAIL_FROM ?? { name: PRODUCT_NAME, address: `noreply@${host}` },
    messageId: `<${id}@${host}>`,
    // Nobody's holiday notice should answer a machine (RFC 3834).
    headers: { "Auto-Submitted": "auto-generated" },
    // The words are ours: none of them may name a file or an address to be fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...mail,
  };
  if (SMTP_URL === undefined) return keepInOutbox(message, id);
  const transport = createTransport({
    url: SMTP_URL,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  try {
    await transport.sendMail(message);
  } finally {
    transport.close();
  }
}

/** Written under another name first, so that nobody reads half a mail. */
async function keepInOutbox(message: Mail & { messageId: string }, id: string): Promise<void> {
  const outbox = join(env().DATA_DIR, "outbox");
  const { message: bytes } = await createTransport({ streamTransport: true, buffer: true }).sendMail(message);
  await mkdir(outbox, { recursive: true, mode: 0o700 });
  const path = join(outbox, `${id}.eml`);
  await writeFile(`${path}.part`, bytes, { mode: 0o600 });
  await rename(`${path}.part`, path);
}
