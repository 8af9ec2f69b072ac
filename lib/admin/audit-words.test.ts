import { expect, it } from "vitest";
import { AUDIT_KINDS } from "@/lib/accounts/audit";
import { OFFERED_LOCALES } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";

it.each(OFFERED_LOCALES)("every kind of audit event has a sentence, and there are no others: %s", async (locale) => {
  const { admin } = await loadMessages(locale);
  expect(Object.keys(admin.audit.kinds).sort()).toEqual([...AUDIT_KINDS].sort());
});
