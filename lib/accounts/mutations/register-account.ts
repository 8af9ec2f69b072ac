import "server-only";
import { storeAcceptance } from "@/lib/accounts/mutations/accept-terms";
import { mailEmailCode } from "@/lib/accounts/mutations/change-email";
import { recordEvent } from "@/lib/accounts/mutations/record-event";
import { hashPassword } from "@/lib/accounts/password";
import type { Registration } from "@/lib/accounts/schema";
import { SESSION_COLUMNS, type Session, toSession } from "@/lib/accounts/session";
import { db, duplicateAs } from "@/lib/db/client";
import { mailDelivery } from "@/lib/mail/delivery";

/**
 * Creates an account without access or admin rights, and its first session. An acceptance of the terms is stored only if
 * it was sent. From the web it mails a code to confirm the address, on which nothing depends.
 * @throws AppError conflict (email_taken)
 */
export async function registerAccount(
  registration: Registration,
  locale: string,
  now: Date,
  source: "web" | "command" = "web",
): Promise<Session> {
  const passwordHash = await hashPassword(registration.password);
  return db()
    .$transaction(async (tx) => {
      const user = await tx.user.create({
        data: {
          email: registration.email,
          passwordHash,
          firstName: registration.nome,
          lastName: registration.cognome,
          taxCode: registration.codiceFiscale,
          birthDate: new Date(`${registration.dataNascita}T00:00:00Z`),
          birthPlace: registration.luogoNascita,
          street: registration.via,
          city: registration.citta,
          province: registration.provincia,
          postalCode: registration.cap,
          locale,
        },
        select: SESSION_COLUMNS,
      });
      if (registration.terms) await storeAcceptance(tx, user.id, now);
      const { email, nome: firstName } = registration;
      if (source === "web" && mailDelivery() !== "unconfigured")
        await mailEmailCode(tx, { id: user.id, email, firstName, locale });
      await recordEvent(tx, { kind: "account_registered", actorId: user.id, subjectId: user.id, source });
      return toSession(user);
    })
    .catch(duplicateAs("email_taken"));
}
