/** A stand-in for Stripe.js in the browser: a form with one field whose number decides the bank's reply. */
import type { Page } from "@playwright/test";

/** Numbers of Stripe's own test cards. */
export const CARDS = {
  good: "4242424242424242",
  declined: "4000000000000002",
  asksBack: "4000002500003155",
} as const;

/** Stripe's response to the browser: the fields of a PaymentIntent and of an error that the page reads. */
export type ConfirmResponse = {
  status?: "succeeded" | "processing" | "requires_action" | "requires_payment_method";
  error?: { type: string; code?: string; message: string };
};

/**
 * The server side of Stripe. Throws to cut the connection.
 * @param payment.approved whether the customer approved it to the bank, once asked
 */
export type Bank = (payment: { intentId: string; card: string; approved: boolean | null }) => Promise<ConfirmResponse>;

/** Answers Stripe's script and its calls, in place of the network. */
export async function stubStripeJs(page: Page, bank: Bank): Promise<void> {
  await page.route("https://js.stripe.com/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: `(${stripeJs})()` }),
  );
  await page.route("https://api.stripe.com/**", async (route) => {
    const payment = route.request().postDataJSON();
    const answer = await bank(payment).catch(() => null);
    if (!answer) return route.abort("connectionreset");
    return route.fulfill({ json: answer, headers: { "Access-Control-Allow-Origin": "*" } });
  });
}

/** Runs in the page, so it must be self-contained. */
function stripeJs(): void {
  type Field = { clientSecret: string; input: HTMLInputElement; node: HTMLElement };
  const fields = new Map<object, Field>();

  const call = async (intentId: string, card: string, approved: boolean | null) => {
    const response = await fetch(`https://api.stripe.com/v1/payment_intents/${intentId}/confirm`, {
      method: "POST",
      body: JSON.stringify({ intentId, card, approved }),
    });
    return response.json();
  };

  /** The bank's dialog over the page. */
  const authenticate = () =>
    new Promise<boolean>((resolve) => {
      const dialog = document.createElement("dialog");
      dialog.innerHTML =
        "<p>Banca di prova: confermi il pagamento?</p><button>Confermo alla banca</button> <button>Rifiuto</button>";
      for (const button of dialog.querySelectorAll("button")) {
        button.addEventListener("click", () => {
          dialog.remove();
          resolve(button.textContent === "Confermo alla banca");
        });
      }
      document.body.append(dialog);
      dialog.showModal();
    });

  const stripe = () => ({
    elements: ({ clientSecret }: { clientSecret: string }) => {
      const elements = {
        create: () => {
          const handlers = new Map<string, () => void>();
          return {
            on: (event: string, handler: () => void) => handlers.set(event, handler),
            mount: (node: HTMLElement) => {
              node.innerHTML =
                '<label>Numero della carta<br><input name="card" inputmode="numeric" style="border:1px solid;padding:8px;width:100%"></label>';
              const input = node.querySelector("input");
              if (input) fields.set(elements, { clientSecret, input, node });
              setTimeout(() => handlers.get("ready")?.(), 0);
            },
            destroy: () => {
              const field = fields.get(elements);
              if (field) field.node.innerHTML = "";
              fields.delete(elements);
            },
          };
        },
      };
      return elements;
    },
    confirmPayment: async ({ elements }: { elements: object }) => {
      const field = fields.get(elements);
      const card = field?.input.value ?? "";
      const id = field?.clientSecret.split("_secret_")[0] ?? "";
      if (card === "") return { error: { type: "validation_error", message: "Il numero della carta è incompleto." } };
      try {
        let answer = await call(id, card, null);
        if (answer.status === "requires_action") answer = await call(id, card, await authenticate());
        if (answer.error) return { error: answer.error };
        return { paymentIntent: { id, status: answer.status } };
      } catch {
        return { error: { type: "api_connection_error", message: "Stripe cannot be reached." } };
      }
    },
  });
  // The library looks for the version it was written for.
  Object.assign(window, { Stripe: Object.assign(stripe, { version: "endive" }) });
}
