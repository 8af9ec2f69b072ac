import type { LegalText } from "@/components/layout/legal/legal-text";
import { privacyEn } from "@/components/layout/legal/privacy-en";
import { privacyIt } from "@/components/layout/legal/privacy-it";
import { termsEn } from "@/components/layout/legal/terms-en";
import { termsIt } from "@/components/layout/legal/terms-it";

/** Terms and privacy policy. */
export type LegalName = "privacy" | "terms";

/** The texts by language. They are whole documents, so they stand beside the sentences of `messages/`, not among them. */
export const LEGAL_TEXTS: Record<LegalName, { it: LegalText } & Readonly<Record<string, LegalText>>> = {
  privacy: { it: privacyIt, en: privacyEn },
  terms: { it: termsIt, en: termsEn },
};

/** A text in a language, or in Italian, which is the one that holds. */
export function findLegalText(name: LegalName, locale: string): { text: LegalText; lang: string } {
  const text = LEGAL_TEXTS[name][locale];
  return text ? { text, lang: locale } : { text: LEGAL_TEXTS[name].it, lang: "it" };
}
