import type { Stripe, StripeElements } from "@stripe/stripe-js";
import type { Locale } from "@/lib/i18n/locales";

/** Stripe's response as seen by the browser; only the backend's query is authoritative. */
export type StripeResult =
  | { kind: "answered"; paymentIntentId: string }
  | { kind: "declined"; message: string | null }
  /** The network failed, or the payment is in an unexpected state. */
  | { kind: "unknown" };

export type CardForm = {
  /** Confirms the payment; a bank that requires authentication opens its own window. */
  pay(returnUrl: string): Promise<StripeResult>;
  close(): void;
};

type Options = { publishableKey: string; clientSecret: string; locale: Locale; place: HTMLElement };

/** The page's colours, so that the form matches every colour scheme. */
function appearance() {
  const styles = getComputedStyle(document.documentElement);
  const colour = (name: string) => styles.getPropertyValue(`--color-${name}`).trim();
  return {
    theme: "stripe" as const,
    variables: {
      colorPrimary: colour("accent"),
      colorBackground: colour("surface"),
      colorText: colour("ink"),
      colorTextSecondary: colour("ink-soft"),
      colorDanger: colour("wrong"),
      fontFamily: "Verdana, Arial, sans-serif",
      fontSizeBase: "16px",
      borderRadius: "6px",
    },
  };
}

/** Loads Stripe.js, which must come from Stripe's domain. @throws Error when it or the form cannot be loaded */
export async function openCardForm({ publishableKey, clientSecret, locale, place }: Options): Promise<CardForm> {
  const { loadStripe } = await import("@stripe/stripe-js/pure");
  // Stripe has no Albanian: Albanian users get Italian.
  const stripe = await loadStripe(publishableKey, { locale: locale === "sq" ? "it" : locale });
  if (!stripe) throw new Error("Stripe.js did not load");
  const elements = stripe.elements({ clientSecret, appearance: appearance() });
  const element = elements.create("payment", { layout: "tabs" });
  await new Promise<void>((resolve, reject) => {
    element.on("ready", () => resolve());
    element.on("loaderror", () => reject(new Error("the card form did not load")));
    element.mount(place);
  });
  return { pay: (returnUrl) => pay(stripe, elements, returnUrl), close: () => element.destroy() };
}

async function pay(stripe: Stripe, elements: StripeElements, returnUrl: string): Promise<StripeResult> {
  try {
    const { error, paymentIntent } = await stripe.confirmPayment({
      elements,
      confirmParams: { return_url: returnUrl },
      redirect: "if_required",
    });
    if (!error) return { kind: "answered", paymentIntentId: paymentIntent.id };
    // Declined card, empty field, failed authentication: definite. Otherwise the payment may have gone through.
    const isDefinite =
      error.type === "card_error" ||
      error.type === "validation_error" ||
      error.code === "payment_intent_authentication_failure";
    return isDefinite ? { kind: "declined", message: error.message ?? null } : { kind: "unknown" };
  } catch {
    return { kind: "unknown" };
  }
}
