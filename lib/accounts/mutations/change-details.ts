import "server-only";
import type { Account } from "@/lib/accounts/actor";
import type { CHANGED_DETAILS } from "@/lib/accounts/audit";
import { recordEvent } from "@/lib/accounts/mutations/record-event";
import type { Details } from "@/lib/accounts/schema";
import { db } from "@/lib/db/client";
import type { Locale } from "@/lib/i18n/locales";
import { enforceLimit } from "@/lib/security/rate-limit";

/** Changes one part of the personal data; purchases store no old values. @throws AppError rate_limited */
export async function changeDetails(account: Account, details: Details): Promise<void> {
  await enforceLimit("changes_by_account", account.id);
  if ("nome" in details) return store(account, "name", { firstName: details.nome, lastName: details.cognome });
  if ("telefono" in details) return store(account, "phone", { phone: details.telefono });
  if ("dataNascita" in details) {
    const birthDate = new Date(`${details.dataNascita}T00:00:00Z`);
    return store(account, "birth", { birthDate, birthPlace: details.luogoNascita });
  }
  if ("codiceFiscale" in details) return store(account, "tax-code", { taxCode: details.codiceFiscale });
  const { via, citta, provincia, cap } = details;
  return store(account, "address", { street: via, city: citta, province: provincia, postalCode: cap });
}

/** Changes the language of mails and of the AI teacher's explanations. @throws AppError rate_limited */
export async function changeLanguage(account: Account, locale: Locale): Promise<void> {
  await enforceLimit("changes_by_account", account.id);
  return store(account, "language", { locale });
}

type What = (typeof CHANGED_DETAILS)[number];

async function store(account: Account, what: What, data: Record<string, string | Date | null>): Promise<void> {
  await db().$transaction(async (tx) => {
    await tx.user.update({ where: { id: account.id }, data });
    await recordEvent(tx, { kind: "details_changed", actorId: account.id, subjectId: account.id, details: { what } });
  });
}
