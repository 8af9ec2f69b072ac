import "server-only";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { env } from "@/lib/env";
import { MailTimeout } from "@/lib/mail/faults";

/** A mail as its words make it. `text` is what everybody can read; `html` the same with links and headings. */
export type Mail = { to: string; subject: string; text: string; html: string };

/** How long each step of a server's may take, and how long all of it: well within the lease of its job. */
const STEP_MS = 10_000;
const WHOLE_MS = 30_000;

/**
 * Sends a mail: over `SMTP_URL`, or without one into a file of `DATA_DIR/outbox`, which any mail program opens.
 * @param id of its job: a mail that is repeated after a crash bears the same Message-ID
 * @throws Error when the mail server refuses it, cannot be reached or takes too long (lib/mail/faults.ts)
 */
export async function sendMail(mail: Mail, id: string): Promise<void> {
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
    dnsTimeout: STEP_MS,
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    socketTimeout: STEP_MS,
  });
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new MailTimeout()), WHOLE_MS);
  });
  try {
    await Promise.race([transport.sendMail(message), deadline]);
  } finally {
    clearTimeout(timer);
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
