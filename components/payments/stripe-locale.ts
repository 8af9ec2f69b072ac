import type { StripeElementLocale } from "@stripe/stripe-js";
import type { Locale } from "@/lib/i18n/locales";

/** Stripe has no Albanian locale; Albanian users get Italian. */
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
