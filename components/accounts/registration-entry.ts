import { REGISTRATION_FIELDS, type RegistrationEntry, type RegistrationField } from "@/lib/accounts/registration-form";
import type { CallAnswer } from "@/lib/call";

/** The sentence at each field at fault. */
export type FieldErrors = Partial<Record<RegistrationField, string>>;

/** The id of a field's control, which the error summary links to. */
export const fieldId = (field: RegistrationField) => `register-${field}`;

/** The texts of the form, tidied: spaces around them gone (but not in passwords), codes in upper case. */
export function readEntry(form: HTMLFormElement): RegistrationEntry {
  const data = new FormData(form);
  const text = (name: RegistrationField) => String(data.get(name) ?? "");
  const trimmed = (name: RegistrationField) => text(name).trim();
  return {
    nome: trimmed("nome"),
    cognome: trimmed("cognome"),
    codiceFiscale: trimmed("codiceFiscale").toUpperCase(),
    dataNascita: trimmed("dataNascita"),
    luogoNascita: trimmed("luogoNascita"),
    via: trimmed("via"),
    citta: trimmed("citta"),
    provincia: trimmed("provincia").toUpperCase(),
    cap: trimmed("cap"),
    email: trimmed("email"),
    password: text("password"),
    passwordAgain: text("passwordAgain"),
    terms: text("terms"),
  };
}

/** The server's refusal by fields: those it names, and the e-mail when it is the one that is taken (409). */
export function refusedFields(answer: Extract<CallAnswer, { ok: false }>): FieldErrors {
  if (answer.status === 409 && answer.message) return { email: answer.message };
  const refused: FieldErrors = {};
  for (const name of REGISTRATION_FIELDS) {
    const text = answer.fields[name];
    if (text) refused[name] = text;
  }
  return refused;
}

/** The lines of the error summary: the fields at fault in their order, or the one thing that went wrong. */
export function toSummary(errors: FieldErrors, trouble: string | null): { fieldId?: string; text: string }[] {
  if (trouble) return [{ text: trouble }];
  return REGISTRATION_FIELDS.flatMap((name) => {
    const text = errors[name];
    return text ? [{ fieldId: fieldId(name), text }] : [];
  });
}
