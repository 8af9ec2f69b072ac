import type { Stripe, StripeElementLocale, StripeElements } from "@stripe/stripe-js";

/** How Stripe answered an attempt to pay, as far as a browser can know. What is true the backend asks Stripe itself. */
export type PaymentOutcome =
  | { kind: "answered"; paymentIntentId: string }
  | { kind: "declined"; message: string | null }
  /** Nobody knows: the network broke, or the payment is no longer in the state this page thinks. */
  | { kind: "unknown" };

/** Stripe's card form as it stands in the page. */
export type CardForm = {
  /** Asks the bank; a bank that wants the person's word opens its own window over the page. */
  pay(returnUrl: string): Promise<PaymentOutcome>;
  /** Takes the form out of the page. */
  close(): void;
};

type Options = {
  publishableKey: string;
  clientSecret: string;
  locale: StripeElementLocale;
  /** Where the form is put. */
  place: HTMLElement;
};

/** The page's own colours, so that the form looks like it in every scheme. */
function appearance() {
  const look = getComputedStyle(document.documentElement);
  const colour = (name: string) => look.getPropertyValue(`--color-${name}`).trim();
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

/**
 * Loads Stripe.js (Stripe demands its own address) and puts its Payment Element into the page.
 * @throws Error when Stripe.js or the form cannot be loaded
 */
export async function openCardForm({ publishableKey, clientSecret, locale, place }: Options): Promise<CardForm> {
  const { loadStripe } = await import("@stripe/stripe-js/pure");
  const stripe = await loadStripe(publishableKey, { locale });
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

async function pay(stripe: Stripe, elements: StripeElements, returnUrl: string): Promise<PaymentOutcome> {
  try {
    const { error, paymentIntent } = await stripe.confirmPayment({
      elements,
      confirmParams: { return_url: returnUrl },
      redirect: "if_required",
    });
    if (!error) return { kind: "answered", paymentIntentId: paymentIntent.id };
    // A refused card, a field left empty, a bank that was told no: known. Anything else leaves open what Stripe did.
    const isKnown =
      error.type === "card_error" ||
      error.type === "validation_error" ||
      error.code === "payment_intent_authentication_failure";
    return isKnown ? { kind: "declined", message: error.message ?? null } : { kind: "unknown" };
  } catch {
    return { kind: "unknown" };
  }
}
