import type { StripeElementLocale } from "@stripe/stripe-js";
import type { Locale } from "@/lib/i18n/locales";

/** The language of Stripe's form for each of ours. Stripe has no Albanian: Italian is what its readers meet every day. */
export const STRIPE_LOCALES = {
  it: "it",
  en: "en",
  es: "es",
  pt: "pt",
  sq: "it",
  fil: "fil",
  ro: "ro",
  pl: "pl",
} as const satisfies Record<Locale, StripeElementLocale>;
