import { fillText, legalFileSchema } from "@/components/layout/legal/fill-text";
import type { LegalFacts, LegalSection } from "@/components/layout/legal/legal-text";
import en from "@/components/layout/legal/texts/en.json";
import es from "@/components/layout/legal/texts/es.json";
import fil from "@/components/layout/legal/texts/fil.json";
import it from "@/components/layout/legal/texts/it.json";
import pl from "@/components/layout/legal/texts/pl.json";
import pt from "@/components/layout/legal/texts/pt.json";
import ro from "@/components/layout/legal/texts/ro.json";
import sq from "@/components/layout/legal/texts/sq.json";
import type { Locale } from "@/lib/i18n/locales";

export type LegalName = "privacy" | "terms";

/** The Italian text is the binding one. */
const FILES: Record<Locale, unknown> = { it, en, es, pt, sq, fil, ro, pl };

/** A legal text in a language, filled with this installation's facts. */
export function readLegalText(name: LegalName, locale: Locale, facts: LegalFacts): LegalSection[] {
  return fillText(legalFileSchema.parse(FILES[locale]), name, facts);
}
