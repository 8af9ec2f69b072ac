import "server-only";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { env } from "@/lib/env";

export type Mail = { to: string; subject: string; text: string; html: string };

/** Timeouts of each SMTP step and of the whole, well within the job's lease. */
const STEP_MS = 10_000;
const TOTAL_TIMEOUT_MS = 30_000;

/**
 * Sends over `SMTP_URL`, or writes an .eml file to `DATA_DIR/outbox`.
 * @param id the job's id: a mail sent again after a crash keeps its Message-ID
 * @throws Error when the server refuses it, is unreachable or too slow (lib/mail/failures.ts)
 */
export async function sendMail(mail: Mail, id: string): Promise<void> {
  const { SMTP_URL, MAIL_FROM, NEXTAUTH_URL, PRODUCT_NAME } = env();
  const host = new URL(NEXTAUTH_URL).hostname;
  const message = {
    from: MAIL_FROM ?? { name: PRODUCT_NAME, address: `noreply@${host}` },
    messageId: `<${id}@${host}>`,
    // Suppresses automatic replies (RFC 3834).
    headers: { "Auto-Submitted": "auto-generated" },
    // Mail content must not make the mailer read files or fetch addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...mail,
  };
  if (SMTP_URL === undefined) return writeToOutbox(message, id);
  const transport = createTransport({
    url: SMTP_URL,
    dnsTimeout: STEP_MS,
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    socketTimeout: STEP_MS,
  });
  try {
    await transport.sendMail({ ...message, signal: AbortSignal.timeout(TOTAL_TIMEOUT_MS) });
  } finally {
    transport.close();
  }
}

/** Writes to a temporary name first, so that no partial mail is read. */
async function writeToOutbox(message: Mail & { messageId: string }, id: string): Promise<void> {
  const outbox = join(env().DATA_DIR, "outbox");
  const { message: bytes } = await createTransport({ streamTransport: true, buffer: true }).sendMail(message);
  await mkdir(outbox, { recursive: true, mode: 0o700 });
  const path = join(outbox, `${id}.eml`);
  await writeFile(`${path}.part`, bytes, { mode: 0o600 });
  await rename(`${path}.part`, path);
}
