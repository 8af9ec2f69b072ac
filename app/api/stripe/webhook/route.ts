import { after } from "next/server";
import { readText, route } from "@/lib/http/route";
import { runQueuedJobs } from "@/lib/jobs/run-queued-jobs";
import { recordStripeEvent } from "@/lib/payments/mutations/record-stripe-event";
import { readNotice } from "@/lib/payments/stripe";

// A refused event is answered 200 as well: it is recorded, and Stripe's trying again would not change it.
export const { GET, POST, PUT, PATCH, DELETE } = route(
  {
    POST: async (request) => {
      const body = await readText(request);
      const outcome = await recordStripeEvent(readNotice(body, request.headers.get("stripe-signature") ?? ""));
      if (outcome === "applied") after(runQueuedJobs);
      return { received: true, outcome };
    },
  },
  { machine: true },
);
