import { after } from "next/server";
import { readText, route } from "@/lib/http/route";
import { runQueuedJobs } from "@/lib/jobs/run-queued-jobs";
import { recordStripeEvent } from "@/lib/payments/mutations/record-stripe-event";
import { parseWebhook } from "@/lib/payments/stripe";

// A refused event also gets 200: it is recorded, and a retry by Stripe would not change the outcome.
export const { GET, POST, PUT, PATCH, DELETE } = route(
  {
    POST: async (request) => {
      const body = await readText(request);
      const outcome = await recordStripeEvent(parseWebhook(body, request.headers.get("stripe-signature") ?? ""));
      if (outcome === "applied") after(runQueuedJobs);
      return { received: true, outcome };
    },
  },
  { machine: true },
);
