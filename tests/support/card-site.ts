/** The site that takes cards, started by `playwright-global.ts`, and its stand-in of Stripe. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Bank, CARDS, type ConfirmResponse } from "./stripe-js.ts";

type CardSite = { url: string; databaseUrl: string; dataDir: string; stripeUrl: string };

export const cardSite: CardSite = JSON.parse(process.env["CARD_SITE"] ?? "{}");

async function postToStandIn(intentId: string, verb: string, body: unknown): Promise<ConfirmResponse> {
  const response = await fetch(`${cardSite.stripeUrl}/test/intents/${intentId}/${verb}`, {
    method: "POST",
    body: JSON.stringify(body),
  });
  return response.json();
}

/** Stripe's behaviour in the browser: the card number decides. */
export const bank: Bank = async ({ intentId, card, approved }) => {
  if (approved !== null) return postToStandIn(intentId, "authenticate", { passes: approved });
  const outcome = card === CARDS.declined ? "decline" : card === CARDS.asksBack ? "authenticate" : "succeed";
  return postToStandIn(intentId, "pay", { outcome });
};

/** Delivers Stripe's events about a payment from now on; until then they are lost. */
export async function deliverEvents(intentId: string): Promise<void> {
  await postToStandIn(intentId, "deliver", { to: `${cardSite.url}/api/stripe/webhook` });
}

/** The mails that the site has sent to a user, as decoded plain text. */
export function mailsTo(email: string): string[] {
  const outbox = join(cardSite.dataDir, "outbox");
  // The folder is created with the first mail.
  if (!existsSync(outbox)) return [];
  const files = readdirSync(outbox).filter((name) => name.endsWith(".eml"));
  const mails = files.map((name) => readFileSync(join(outbox, name), "utf8"));
  return mails.filter((mail) => mail.includes(`To: ${email}`)).map(undoQuotedPrintable);
}

function undoQuotedPrintable(mail: string): string {
  const joined = mail.replaceAll(/=\r?\n/g, "");
  return joined.replaceAll(/(?:=[0-9A-F]{2})+/g, (codes) =>
    Buffer.from(codes.replaceAll("=", ""), "hex").toString("utf8"),
  );
}
