import "server-only";
import { mailEmailCode } from "@/lib/accounts/mutations/change-email";
import { recordEvent } from "@/lib/accounts/mutations/record-event";
import { hashPassword } from "@/lib/accounts/password";
import type { Registration } from "@/lib/accounts/schema";
import { SESSION_COLUMNS, type Session, toSession } from "@/lib/accounts/session";
import { db, duplicateAs } from "@/lib/db/client";
import { mailDelivery } from "@/lib/mail/delivery";
import { TERMS_VERSION } from "@/lib/product/legal";

/**
 * Creates an account without access or admin rights, and its first session. From the web it mails a code to confirm the
 * address, on which nothing depends.
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
          termsVersion: TERMS_VERSION,
          termsAcceptedAt: now,
        },
        select: SESSION_COLUMNS,
      });
      const { email, nome: firstName } = registration;
      if (source === "web" && mailDelivery() !== "unconfigured")
        await mailEmailCode(tx, { id: user.id, email, firstName, locale });
      await recordEvent(tx, { kind: "account_registered", actorId: user.id, subjectId: user.id, source });
      return toSession(user);
    })
    .catch(duplicateAs("email_taken"));
}
