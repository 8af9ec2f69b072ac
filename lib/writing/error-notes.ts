import "server-only";
import { DEFAULT_LOCALE, isOfferedLocale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import type { ErrorNoteKey } from "@/lib/writing/error-kinds";

/** The ready-made explanations of errors in a language; in Italian if it is not offered. */
export async function readErrorNotes(locale: string): Promise<(note: ErrorNoteKey) => string> {
  const language = isOfferedLocale(locale) ? locale : DEFAULT_LOCALE;
  // Without a translator: next-intl cannot be loaded outside Next, and these sentences have no values.
  const { reasons } = (await loadMessages(language)).writing.spelling;
  return (note) => reasons[note];
}
