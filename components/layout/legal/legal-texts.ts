import type { LegalText } from "@/components/layout/legal/legal-text";
import { privacyEn } from "@/components/layout/legal/privacy-en";
import { privacyEs } from "@/components/layout/legal/privacy-es";
import { privacyFil } from "@/components/layout/legal/privacy-fil";
import { privacyIt } from "@/components/layout/legal/privacy-it";
import { privacyPl } from "@/components/layout/legal/privacy-pl";
import { privacyPt } from "@/components/layout/legal/privacy-pt";
import { privacyRo } from "@/components/layout/legal/privacy-ro";
import { privacySq } from "@/components/layout/legal/privacy-sq";
import { termsEn } from "@/components/layout/legal/terms-en";
import { termsEs } from "@/components/layout/legal/terms-es";
import { termsFil } from "@/components/layout/legal/terms-fil";
import { termsIt } from "@/components/layout/legal/terms-it";
import { termsPl } from "@/components/layout/legal/terms-pl";
import { termsPt } from "@/components/layout/legal/terms-pt";
import { termsRo } from "@/components/layout/legal/terms-ro";
import { termsSq } from "@/components/layout/legal/terms-sq";
import type { Locale } from "@/lib/i18n/locales";

/** Terms and privacy policy. */
export type LegalName = "privacy" | "terms";

/**
 * The texts by language; the Italian ones hold. They are whole documents, so they stand beside the sentences of `messages/`,
 * not among them.
 */
export const LEGAL_TEXTS: Record<LegalName, Record<Locale, LegalText>> = {
  privacy: {
    it: privacyIt,
    en: privacyEn,
    es: privacyEs,
    pt: privacyPt,
    sq: privacySq,
    fil: privacyFil,
    ro: privacyRo,
    pl: privacyPl,
  },
  terms: {
    it: termsIt,
    en: termsEn,
    es: termsEs,
    pt: termsPt,
    sq: termsSq,
    fil: termsFil,
    ro: termsRo,
    pl: termsPl,
  },
};
